import { countUnread, useAppSelector, useIsPathHidden } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { ChevronDownIcon, MenuIcon, SearchIcon, TextField } from '@pavilion/ui-kit';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccountT } from '../messages/accountMessages.ts';
import { FoundEntries } from './FoundEntries.tsx';
import { MineLinks } from './MineLinks.tsx';
import { homeEntry, isEntryAt, mineMenu, type MineGroup } from './mineMenu.ts';
import { Group, GroupHead, Menu, MenuBody, MenuToggle } from './mineStyles.ts';
import { useUnfoldedGroups } from './useUnfoldedGroups.ts';

/** Links to all pages of the member in groups that can be folded, with a search (NAV-06). */
export function MineMenu() {
  const t = useAccountT();
  const { pathname } = useLocation();
  const groups = useOpenGroups();
  const { data: counts } = useRead('letter.getUnreadForType', { userSystem: 1 });
  const unread = counts ? countUnread(counts) : 0;
  const [search, setSearch] = useState('');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const body = useId();
  const current = [homeEntry, ...groups.flatMap(({ entries }) => entries)].find((entry) => isEntryAt(entry, pathname));
  return (
    <Menu aria-label={t('mine.menu')}>
      <MenuToggle
        type="button"
        aria-expanded={isSheetOpen}
        aria-controls={body}
        onClick={() => setSheetOpen(!isSheetOpen)}
      >
        <MenuIcon />
        {t('mine.menu')}
        <span>{current && t(current.text)}</span>
        <ChevronDownIcon />
      </MenuToggle>
      <MenuBody id={body} data-open={isSheetOpen || undefined}>
        <TextField
          type="search"
          label={t('mine.search')}
          isLabelHidden
          placeholder={t('mine.search')}
          prefix={<SearchIcon />}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setSearch('');
          }}
        />
        {search.trim() === '' ? (
          <MenuGroups groups={groups} unread={unread} />
        ) : (
          <FoundEntries groups={groups} search={search} unread={unread} />
        )}
      </MenuBody>
    </Menu>
  );
}

/** Returns the groups with the entries that are open to the member. */
function useOpenGroups(): readonly MineGroup[] {
  const isHidden = useIsPathHidden();
  const areas = useAppSelector((state) => state.site.areas);
  return mineMenu
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ path, area }) => !isHidden(path) && (area === undefined || areas?.includes(area)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

interface MenuGroupsProps {
  readonly groups: readonly MineGroup[];
  readonly unread: number;
}

function MenuGroups({ groups, unread }: MenuGroupsProps) {
  const t = useAccountT();
  const { pathname } = useLocation();
  const { isOpen, toggle } = useUnfoldedGroups(pathname);
  return (
    <>
      <Group>
        <MineLinks entries={[homeEntry]} unread={0} />
      </Group>
      {groups.map((group) => (
        <Group key={group.id}>
          <GroupHead>
            <button
              type="button"
              aria-expanded={isOpen(group)}
              aria-controls={`mine-${group.id}`}
              data-current={(!isOpen(group) && group.entries.some((entry) => isEntryAt(entry, pathname))) || undefined}
              onClick={() => toggle(group)}
            >
              {t(group.text)}
              <ChevronDownIcon />
            </button>
          </GroupHead>
          <MineLinks id={`mine-${group.id}`} isHidden={!isOpen(group)} entries={group.entries} unread={unread} />
        </Group>
      ))}
    </>
  );
}
