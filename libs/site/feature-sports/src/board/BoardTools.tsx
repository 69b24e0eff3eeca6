import { ODDS_TYPES, sportViewActions, type League, type OddsType, type SportView } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { Icon, IconButton, SegmentedControl } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions, type BoardSort, type DeskState } from '../state/deskSlice.ts';
import { SearchBox, ToolRow, ToolSelect } from './ToolParts.ts';

/** Props of {@link BoardTools}. */
export interface BoardToolsProps {
  readonly view: SportView;
  readonly desk: DeskState;
  readonly leagues: readonly League[];
  readonly matchCount: number;
  readonly areAllCollapsed: boolean;
  readonly onCollapseAll: () => void;
}

/** Search, league filter, order and odds type of the board. */
export function BoardTools({ view, desk, leagues, matchCount, areAllCollapsed, onCollapseAll }: BoardToolsProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const toggleLabel = areAllCollapsed ? t('tool.expandAll') : t('tool.collapseAll');
  return (
    <ToolRow>
      <IconButton label={toggleLabel} size="small" onClick={onCollapseAll}>
        <Icon name={areAllCollapsed ? 'chevronDown' : 'chevronUp'} />
      </IconButton>
      <h1>{t('board.count', { count: matchCount })}</h1>
      <SearchField value={desk.search} />
      <LeagueSelect leagues={leagues} chosen={view.leagueFilter} />
      <SegmentedControl<BoardSort>
        label={t('tool.sort')}
        size="small"
        value={desk.sort}
        segments={[
          { value: 'league', label: t('tool.sortLeague') },
          { value: 'time', label: t('tool.sortTime') },
        ]}
        onChange={(sort) => dispatch(deskActions.sortChosen(sort))}
      />
      <ToolSelect
        aria-label={t('tool.odds')}
        value={view.oddsType}
        onChange={({ target }) => dispatch(sportViewActions.oddsTypeChanged(target.value as OddsType))}
      >
        {ODDS_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`oddsType.${type}`)}
          </option>
        ))}
      </ToolSelect>
    </ToolRow>
  );
}

function SearchField({ value }: { readonly value: string }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const change = (text: string) => dispatch(deskActions.searchChanged(text));
  return (
    <SearchBox>
      <Icon name="search" />
      <input
        type="search"
        aria-label={t('tool.search')}
        placeholder={t('tool.search')}
        value={value}
        maxLength={40}
        onChange={({ target }) => change(target.value)}
      />
      {value !== '' && (
        <IconButton label={t('tool.clearSearch')} size="small" onClick={() => change('')}>
          <Icon name="close" />
        </IconButton>
      )}
    </SearchBox>
  );
}

function LeagueSelect({
  leagues,
  chosen,
}: {
  readonly leagues: readonly League[];
  readonly chosen: readonly string[];
}) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <ToolSelect
      aria-label={t('rail.allLeagues')}
      value={chosen.length === 1 ? chosen[0] : ''}
      onChange={({ target }) => dispatch(sportViewActions.leagueFilterChanged(target.value ? [target.value] : []))}
    >
      <option value="">
        {chosen.length > 1 ? t('league.chosen', { count: chosen.length }) : t('rail.allLeagues')}
      </option>
      {leagues.map((league) => (
        <option key={league.id} value={league.id}>
          {league.name}
        </option>
      ))}
    </ToolSelect>
  );
}
