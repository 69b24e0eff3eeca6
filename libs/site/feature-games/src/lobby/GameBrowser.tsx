import { useAppSelector, selectIsMember, useLoginGate } from '@pavilion/site-contract';
import { LoadFailure } from '@pavilion/site-data';
import { Button, EmptyState, token, VisuallyHidden } from '@pavilion/ui-kit';
import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { GameGrid } from '../grid/GameGrid.tsx';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { Category } from '@pavilion/site-game-ui/lobby';
import { LobbyTools } from './LobbyTools.tsx';
import type { LobbyQuery } from '../query/useLobbyQuery.ts';
import type { Game } from '../state/gamesSlice.ts';
import type { GameList } from '../state/gameList.ts';
import { useShownGames, type ShownGames } from './useShownGames.ts';

/** Props of {@link GameBrowser}. */
export interface GameBrowserProps {
  readonly list: GameList;
  readonly category: Category;
  readonly query: LobbyQuery;
  readonly change: (wanted: Partial<LobbyQuery>) => void;
  /** Content between the tools and the list. */
  readonly above?: ReactNode;
  /** Renders a tool next to the number of games. `games` are those that match the other filters; `undefined` while they are read. */
  readonly renderTool?: (games: readonly Game[] | undefined) => ReactNode;
  /**
   * Renders the games, in place of tiles in a grid; `undefined` while they are read.
   * `missing` is the number of games that will still be added.
   */
  readonly renderGames?: (games: readonly Game[] | undefined, missing: number) => ReactNode;
}

/** Number of placeholder tiles while the list is unknown. */
const PLACEHOLDER_COUNT = 18;

/** Games of a category: tabs, venues, search, own games and tiles (GAM-01). */
export function GameBrowser({ category, query, change, list, above, renderTool, renderGames }: GameBrowserProps) {
  const t = useGamesT();
  const requireLogin = useLoginGate();
  const shown = useShownGames(list, { category, query, hasCovers: !renderGames });
  const { fill } = list;
  const isLoading = list.status === 'loading';
  // Content above the list may grow when the venues are known, which would move the list.
  const isShown = !above || !isLoading;
  useEffect(() => {
    if (shown.needsAll) fill();
  }, [shown.needsAll, fill]);
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const changeList = (wanted: Partial<LobbyQuery>) => {
    change(wanted);
    scrollToStart(section.current, 'search' in wanted || 'scope' in wanted);
  };
  const changeScope = (scope: LobbyQuery['scope']) => {
    if (scope === 'all' || requireLogin()) changeList({ scope });
  };
  const onInfo = useCallback((game: string) => change({ game }), [change]);
  return (
    <Section ref={section} aria-labelledby={titleId} aria-busy={isLoading}>
      <VisuallyHidden as="h2" id={titleId}>
        {t('games.title')}
      </VisuallyHidden>
      <LobbyTools {...list} query={query} change={changeList} onScope={changeScope} />
      {above}
      {isLoading && <VisuallyHidden role="status">{t('games.reading')}</VisuallyHidden>}
      {isShown && (
        <>
          <Results>
            <ResultCount category={category} shown={shown} list={list} />
            {list.status !== 'failed' && renderTool?.(isLoading ? undefined : shown.games)}
          </Results>
          <Body>
            <Games
              shown={shown}
              list={list}
              query={query}
              onInfo={onInfo}
              onClear={() => changeList(cleared)}
              renderGames={renderGames}
            />
          </Body>
        </>
      )}
    </Section>
  );
}

/**
 * Scrolls to the start of a changed list if the page is scrolled past it. A search or a choice of own games always scrolls,
 * so that its results are visible below the filters.
 */
function scrollToStart(section: HTMLElement | null, isForced: boolean): void {
  if (section && (isForced || section.getBoundingClientRect().top < 0)) section.scrollIntoView({ block: 'start' });
}

const cleared = { tab: '', venue: '', search: '', scope: 'all' } as const;

interface GamesProps {
  readonly shown: ShownGames;
  readonly list: GameList;
  readonly query: LobbyQuery;
  readonly onInfo: (game: string) => void;
  readonly onClear: () => void;
  readonly renderGames: GameBrowserProps['renderGames'];
}

/** Tiles of the shown games, or the reason why there are none. */
function Games({ shown, list, query, onInfo, onClear, renderGames }: GamesProps) {
  const isMember = useAppSelector(selectIsMember);
  const failed = findFailedRead(shown, list);
  if (failed) return <LoadFailure hasMoneyHint {...failed} />;
  const isWaiting = list.status === 'loading' || shown.own?.isLoading === true;
  const isEmpty = shown.games.length === 0;
  if (!isWaiting && isEmpty && list.filling !== 'pending')
    return <NoGames query={isMember ? query : { ...query, scope: 'all' }} onClear={onClear} />;
  if (renderGames) return renderGames(isWaiting ? undefined : shown.games, shown.total - shown.games.length);
  return <GameTiles shown={shown} list={list} isWaiting={isWaiting} onInfo={onInfo} />;
}

interface GameTilesProps extends Pick<GamesProps, 'shown' | 'list' | 'onInfo'> {
  readonly isWaiting: boolean;
}

/** Tiles of the shown games, with placeholders for those that are not loaded. */
function GameTiles({ shown, list, isWaiting, onInfo }: GameTilesProps) {
  const expected = shown.needsAll && shown.games.length === 0 ? PLACEHOLDER_COUNT : 0;
  return (
    <GameGrid
      games={isWaiting ? [] : shown.games}
      total={isWaiting ? PLACEHOLDER_COUNT : Math.max(shown.total, expected)}
      onInfo={onInfo}
      onMissing={list.fill}
    />
  );
}

function findFailedRead({ own }: ShownGames, list: GameList) {
  if (list.failure) return { failure: list.failure, onRetry: list.retry };
  return own?.failure && { failure: own.failure, onRetry: own.refetch };
}

interface ResultCountProps {
  readonly category: Category;
  readonly shown: ShownGames;
  readonly list: GameList;
}

/** Number of found games, and the progress of loading. Chinese counts tables, lotteries and games with different words. */
function ResultCount({ category, shown, list }: ResultCountProps) {
  const t = useGamesT();
  const count = list.games.length;
  const { total, filling } = list;
  return (
    <Line role="status">
      {list.status === 'ready' && t(`games.count.${category}`, { count: shown.total })}
      {shown.needsAll && filling === 'pending' && <span>{t('games.filling', { count, total })}</span>}
      {filling === 'failed' && (
        <>
          <span>{t('games.fillFailed')}</span>
          <Button size="small" onClick={list.fill}>
            {t('retry')}
          </Button>
        </>
      )}
    </Line>
  );
}

function NoGames({ query, onClear }: { readonly query: LobbyQuery; readonly onClear: () => void }) {
  const t = useGamesT();
  const isFiltered = query.search !== '' || query.tab !== '' || query.venue !== '';
  if (query.scope !== 'all' && !isFiltered) {
    const isRecent = query.scope === 'recent';
    return (
      <EmptyState title={t(isRecent ? 'games.noRecent' : 'games.noFavourite')}>
        {t(isRecent ? 'games.noRecentHint' : 'games.noFavouriteHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing="search" title={t('games.none')} action={<Button onClick={onClear}>{t('games.clear')}</Button>}>
      {t('games.noneHint')}
    </EmptyState>
  );
}

const Section = styled.section`
  scroll-margin-top: calc(${token('layout.header')} + ${token('layout.nav')});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};
`;

const Results = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.4')};
  align-items: center;
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-height: 2rem;
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
`;

/** At least 60 % of the viewport height, so that content below does not move while the list changes. */
const Body = styled.div`
  min-height: 60vh;
`;
