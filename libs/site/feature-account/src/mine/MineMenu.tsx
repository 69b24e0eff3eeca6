import { useAppSelector } from '@pavilion/site-contract';
import { Icon } from '@pavilion/ui-kit';
import { NavLink } from 'react-router-dom';
import { useAccountT } from '../messages/accountMessages.ts';
import { mineMenu, type MineGroup } from './mineMenu.ts';
import { Group, GroupHead, Menu } from './mineParts.ts';

/** Every page of the member, grouped (NAV-06). */
export function MineMenu() {
  const t = useAccountT();
  const isDepositOpen = useAppSelector((state) => state.site.depositSwitch !== '0');
  return (
    <Menu aria-label={t('mine.menu')}>
      {mineMenu.map((group) => (
        <MenuGroup key={group.id} group={group} isDepositOpen={isDepositOpen} />
      ))}
    </Menu>
  );
}

function MenuGroup({ group, isDepositOpen }: { readonly group: MineGroup; readonly isDepositOpen: boolean }) {
  const t = useAccountT();
  const headId = `mine-${group.id}`;
  return (
    <Group>
      <GroupHead id={headId}>
        <Icon name={group.icon} />
        {t(group.text)}
      </GroupHead>
      <ul aria-labelledby={headId}>
        {group.entries
          .filter(({ isDeposit }) => isDepositOpen || !isDeposit)
          .map(({ path, text }) => (
            <li key={path}>
              <NavLink to={path} end>
                {t(text)}
              </NavLink>
            </li>
          ))}
      </ul>
    </Group>
  );
}
