import {
  ODDS_TYPES,
  sportViewActions,
  type ChannelList,
  type League,
  type OddsType,
  type SportView,
} from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector, usePageTitle, useServices } from '@pavilion/site-contract';
import { ChevronDownIcon, ChevronUpIcon, IconButton, SegmentedControl, StarIcon } from '@pavilion/ui-kit';
import { isFavourite, selectFavourites, selectHasFavourites } from '../favourites/favouriteSets.ts';
import { FavouritesButton } from '../favouriteList/FavouritesButton.tsx';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions, type BoardDensity, type BoardSort, type DeskState } from '../state/deskSlice.ts';
import { LeagueTool } from './LeagueTool.tsx';
import { SearchField } from './SearchField.tsx';
import { useDensity } from '../boardLayout/useDensity.ts';
import { ToolRow, ToolSelect, ToolToggle } from './ToolStyles.ts';

/** Props of {@link BoardTools}. */
export interface BoardToolsProps {
  readonly view: SportView;
  readonly desk: DeskState;
  readonly list: ChannelList;
  readonly leagues: readonly League[];
  readonly matchCount: number;
  readonly areAllCollapsed: boolean;
  readonly onCollapseAll: () => void;
}

/** Search, favourites, league filter, order, columns and odds type of the board. */
export function BoardTools(props: BoardToolsProps) {
  const { view, desk, list, leagues, matchCount, areAllCollapsed, onCollapseAll } = props;
  const t = useSportsT();
  const dispatch = useAppDispatch();
  usePageTitle(t('page.board'));
  const toggleLabel = areAllCollapsed ? t('tool.expandAll') : t('tool.collapseAll');
  const isChampion = view.gameType === 'FS';
  return (
    <ToolRow>
      <IconButton label={toggleLabel} size="small" onClick={onCollapseAll}>
        {areAllCollapsed ? <ChevronDownIcon /> : <ChevronUpIcon />}
      </IconButton>
      <h1>
        {list.isLoaded ? t(isChampion ? 'board.championCount' : 'board.count', { count: matchCount }) : t('page.board')}
      </h1>
      <SearchField
        label={t('tool.search')}
        placeholder={t('tool.searchHint')}
        clearLabel={t('tool.clearSearch')}
        value={desk.search}
        onChange={(text) => dispatch(deskActions.searchChanged(text))}
      />
      <Favourites desk={desk} list={list} />
      <LeagueTool list={list} leagues={leagues} chosen={view.leagueFilter} />
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
      {!isChampion && (
        <>
          <DensityChoice />
          <ToolToggle
            type="button"
            aria-pressed={desk.matchesPerRow === 2}
            onClick={() => dispatch(deskActions.matchesPerRowChosen(desk.matchesPerRow === 2 ? 1 : 2))}
          >
            {t('tool.pair')}
          </ToolToggle>
          <OddsTypeSelect oddsType={view.oddsType} />
        </>
      )}
    </ToolRow>
  );
}

/** Toggle that shows only the favourites of this list, independent of other filters, and the list of all favourites. */
function Favourites({ desk, list }: Pick<BoardToolsProps, 'desk' | 'list'>) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { board } = useServices();
  const favourites = useAppSelector(selectFavourites);
  if (!useAppSelector(selectHasFavourites)) return null;
  const isStarred = (id: string) => {
    const match = board.getMatch(id);
    return match !== undefined && isFavourite(favourites, match);
  };
  const starred = list.matchIds.filter(isStarred).length;
  return (
    <>
      <ToolToggle
        type="button"
        aria-pressed={desk.isFavouritesOnly}
        onClick={() => dispatch(deskActions.favouritesOnlyChosen(!desk.isFavouritesOnly))}
      >
        <StarIcon />
        {t('tool.favourites')} <small>{starred}</small>
      </ToolToggle>
      <FavouritesButton isIcon />
    </>
  );
}

/** Choice between rows that are close together and rows with more space (DSK-02). */
function DensityChoice() {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <SegmentedControl<BoardDensity>
      label={t('tool.density')}
      size="small"
      value={useDensity()}
      segments={[
        { value: 'compact', label: t('tool.compact') },
        { value: 'roomy', label: t('tool.roomy') },
      ]}
      onChange={(density) => dispatch(deskActions.densityChosen(density))}
    />
  );
}

function OddsTypeSelect({ oddsType }: { readonly oddsType: OddsType }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <ToolSelect
      aria-label={t('tool.odds')}
      value={oddsType}
      onChange={({ target }) => dispatch(sportViewActions.oddsTypeChanged(target.value as OddsType))}
    >
      {ODDS_TYPES.map((type) => (
        <option key={type} value={type}>
          {t(`oddsType.${type}`)}
        </option>
      ))}
    </ToolSelect>
  );
}
