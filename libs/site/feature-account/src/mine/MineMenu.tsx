import { isPageOpen, useAppSelector } from '@pavilion/site-contract';
import { Icon } from '@pavilion/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import { useAccountT } from '../messages/accountMessages.ts';
import { mineMenu, type MineEntry, type MineGroup } from './mineMenu.ts';
import { Group, GroupHead, Menu } from './mineParts.ts';

/** Grouped links to all pages of the member (NAV-06). */
export function MineMenu() {
  const t = useAccountT();
  const isDepositOpen = useAppSelector((state) => state.site.depositSwitch !== '0');
  return (
    <Menu aria-label={t('mine.menu')}>
      {mineMenu
        .filter(({ entries }) => entries.some(({ path }) => isPageOpen(path)))
        .map((group) => (
          <MenuGroup key={group.id} group={group} isDepositOpen={isDepositOpen} />
        ))}
    </Menu>
  );
}

function MenuGroup({ group, isDepositOpen }: { readonly group: MineGroup; readonly isDepositOpen: boolean }) {
  const t = useAccountT();
  const { pathname } = useLocation();
  const headId = `mine-${group.id}`;
  return (
    <Group>
      <GroupHead id={headId}>
        <Icon name={group.icon} />
        {t(group.text)}
      </GroupHead>
      <ul aria-labelledby={headId}>
        {group.entries
          .filter(({ path, isDeposit }) => isPageOpen(path) && (isDepositOpen || !isDeposit))
          .map((entry) => (
            <li key={entry.path}>
              <Link to={entry.path} aria-current={isAt(entry, pathname) ? 'page' : undefined}>
                {t(entry.text)}
              </Link>
            </li>
          ))}
      </ul>
    </Group>
  );
}

const isAt = ({ path, within = [] }: MineEntry, pathname: string): boolean =>
  pathname.replace(/\/$/, '') === path || within.some((beginning) => pathname.startsWith(beginning));
