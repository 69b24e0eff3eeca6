import { ClockIcon, GridIcon, InfoIcon, MenuIcon, TrophyIcon, TvIcon, UsersIcon, Button } from '@pavilion/ui-kit';
import { useEffect, useId, type ComponentType } from 'react';
import type { SearchEntry, SearchKind } from '../entries/searchEntry.ts';
import type { ShownGroup } from '../matching/useSearchGroups.ts';
import { useSearchT } from '../messages/searchMessages.ts';
import { GroupHead, List, Option } from './SearchStyles.ts';

const icons: Readonly<Record<SearchKind, ComponentType>> = {
  match: TvIcon,
  team: UsersIcon,
  league: TrophyIcon,
  game: GridIcon,
  help: InfoIcon,
  page: MenuIcon,
};

/** Builds the id of a result in the page, for `aria-activedescendant`. An id has no spaces, but a name may. */
export const buildOptionId = (listId: string, { key }: SearchEntry): string => `${listId}-${encodeURIComponent(key)}`;

/** Props of {@link ResultList}. */
export interface ResultListProps {
  readonly id: string;
  readonly groups: readonly ShownGroup[];
  readonly active: SearchEntry | undefined;
  readonly onChoose: (entry: SearchEntry) => void;
  readonly onForget: () => void;
}

/** List of results in groups. The field of the dialog has the focus and names the chosen one. */
export function ResultList({ id, groups, active, onChoose, onForget }: ResultListProps) {
  const t = useSearchT();
  const activeId = active && buildOptionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const hasRecent = groups.some(({ kind }) => kind === 'recent');
  return (
    <>
      <List id={id} role="listbox" aria-label={t('results')}>
        {groups.map((group) => (
          <Group key={group.kind} {...{ group, id, activeId, onChoose }} />
        ))}
      </List>
      {hasRecent && (
        <Button variant="quiet" size="small" onClick={onForget}>
          {t('recent.clear')}
        </Button>
      )}
    </>
  );
}

interface GroupProps extends Pick<ResultListProps, 'id' | 'onChoose'> {
  readonly group: ShownGroup;
  readonly activeId: string | undefined;
}

function Group({ group: { kind, entries }, id, activeId, onChoose }: GroupProps) {
  const t = useSearchT();
  const headId = useId();
  return (
    <div role="group" aria-labelledby={headId}>
      <GroupHead id={headId} role="presentation">
        {t(`group.${kind}`)}
      </GroupHead>
      {entries.map((entry) => {
        const optionId = buildOptionId(id, entry);
        const Icon = kind === 'recent' ? ClockIcon : icons[entry.kind];
        return (
          <Option
            key={entry.key}
            id={optionId}
            role="option"
            aria-selected={optionId === activeId}
            data-kind={entry.kind}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
          >
            <Icon />
            <span data-title="">{entry.title}</span>
            {entry.detail !== '' && <small>{entry.detail}</small>}
          </Option>
        );
      })}
    </div>
  );
}
