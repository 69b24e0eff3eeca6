import { useNameMatcher } from '@pavilion/site-search';
import { useAccountT } from '../messages/accountMessages.ts';
import { MineLinks } from './MineLinks.tsx';
import { homeEntry, type MineGroup } from './mineMenu.ts';
import { Group, NoEntry } from './mineStyles.ts';

/** Props of {@link FoundEntries}. */
export interface FoundEntriesProps {
  readonly groups: readonly MineGroup[];
  readonly search: string;
  readonly unread: number;
}

/** Entries whose name or group matches the search, by characters, Latin letters or pinyin. */
export function FoundEntries({ groups, search, unread }: FoundEntriesProps) {
  const t = useAccountT();
  const matches = useNameMatcher(search);
  const found = [
    ...(matches(t(homeEntry.text)) ? [homeEntry] : []),
    ...groups.flatMap((group) => group.entries.filter((entry) => matches(t(entry.text)) || matches(t(group.text)))),
  ];
  return (
    <Group>
      {found.length === 0 ? (
        <NoEntry role="status">{t('mine.noneFound', { search: search.trim() })}</NoEntry>
      ) : (
        <MineLinks entries={found} unread={unread} />
      )}
    </Group>
  );
}
