import type { RequestOf } from '@pavilion/api-client';
import { selectIsMember, useAppSelector, useServices, type LobbyTheme } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { arrangeCovers } from '@pavilion/site-game-ui/covers';
import { useNear, type Category } from '@pavilion/site-game-ui/lobby';
import { token } from '@pavilion/ui-kit';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { LobbyQuery } from '../query/useLobbyQuery.ts';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { GameList } from '../state/gameList.ts';
import type { Game, Venue } from '../state/gamesSlice.ts';
import { ThemeRow } from './ThemeRow.tsx';

/** Games that a row reads: more than it has tiles, because some wait for a position. */
const READ_COUNT = 40;
const HOT_ROWS = 2;
const MAX_COLUMNS = 8;
/** Tiles of the rows above whose motifs a row does not repeat. */
const NEIGHBOURS = 24;

const noGames: readonly Game[] = [];

/** Props of {@link ThemeRows}. */
export interface ThemeRowsProps {
  readonly category: Category;
  readonly list: GameList;
  readonly change: (wanted: Partial<LobbyQuery>) => void;
  readonly onInfo: (gameCode: string) => void;
}

type Theme = { readonly kind: Exclude<LobbyTheme, 'venues'> } | { readonly kind: 'venue'; readonly venue: Venue };

/** Theme rows above the list of all games, in the order of the brand (LOB-02). */
export function ThemeRows(props: ThemeRowsProps) {
  const { themes: kinds } = useServices().brand.lobby;
  const isMember = useAppSelector(selectIsMember);
  const themes = kinds.flatMap((kind): readonly Theme[] => {
    if (kind === 'venues') return props.list.venues.map((venue) => ({ kind: 'venue', venue }));
    return kind === 'recent' && !isMember ? [] : [{ kind }];
  });
  return (
    <Stack>
      <RowChain {...props} themes={themes} above={noGames} />
    </Stack>
  );
}

interface RowChainProps extends ThemeRowsProps {
  readonly themes: readonly Theme[];
  /** Games of the rows above. */
  readonly above: readonly Game[];
}

/** The first of the rows, and the others below it. Each row knows the games above, so that no motif is repeated on a screen. */
function RowChain({ themes: [theme, ...rest], above, ...props }: RowChainProps) {
  return theme ? <ThemeWithRest {...props} theme={theme} rest={rest} above={above} /> : null;
}

interface ThemeWithRestProps extends ThemeRowsProps {
  readonly theme: Theme;
  readonly rest: readonly Theme[];
  readonly above: readonly Game[];
}

function ThemeWithRest({ theme, rest, above, ...props }: ThemeWithRestProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const known = findKnownRow(theme, props.list);
  const isWanted = isNear && !known && props.list.status === 'ready';
  const read = useRead('venue.gameList', isWanted ? toRequest(theme, props.category) : undefined);
  const isHot = theme.kind === 'hot';
  const row = known ?? read.data;
  const source = row?.list;
  const games = useArranged(source, {
    above,
    isOrdered: theme.kind === 'recent',
    isComplete: props.list.games.length >= props.list.total,
  });
  const tiles = MAX_COLUMNS * (isHot ? HOT_ROWS : 1);
  const shown = useMemo(() => [...above, ...(games ?? noGames).slice(0, tiles)], [above, games, tiles]);
  return (
    <>
      <div ref={place}>
        {read.failure === undefined && (
          <TitledRow {...props} theme={theme} games={games} isNear={isNear} total={isHot ? 0 : (row?.total ?? 0)} />
        )}
      </div>
      <RowChain {...props} themes={rest} above={shown} />
    </>
  );
}

interface ArrangeContext {
  readonly above: readonly Game[];
  /** Whether the order of the games has a meaning for the player, so that it must not change. */
  readonly isOrdered: boolean;
  readonly isComplete: boolean;
}

/** Arranges the games of a row below others. Without `isComplete`, games that would repeat a motif are left out. */
function useArranged(source: readonly Game[] | undefined, { above, isOrdered, isComplete }: ArrangeContext) {
  return useMemo(() => {
    if (!source || isOrdered) return source;
    const before = new Set(above.slice(-NEIGHBOURS));
    return arrangeCovers([...before, ...source], { isComplete }).filter((game) => !before.has(game));
  }, [source, isOrdered, above, isComplete]);
}

interface TitledRowProps extends ThemeRowsProps {
  readonly theme: Theme;
  readonly games: readonly Game[] | undefined;
  readonly isNear: boolean;
  readonly total: number;
}

/** A row with its title. Far below the viewport it has placeholders, because rendering all tiles at once is a long task. */
function TitledRow({ theme, games, isNear, total, change, onInfo }: TitledRowProps) {
  const t = useGamesT();
  const isHot = theme.kind === 'hot';
  return (
    <ThemeRow
      title={theme.kind === 'venue' ? theme.venue.name : t(`theme.${theme.kind}`)}
      lead={isHot ? t('theme.hotLead') : theme.kind === 'venue' ? theme.venue.slogan : undefined}
      rows={isHot ? HOT_ROWS : 1}
      games={isHot || isNear ? games : undefined}
      isLoading={isNear && games === undefined}
      total={total}
      onAll={() => change(toQuery(theme))}
      onInfo={onInfo}
    />
  );
}

/** Returns the games of a row that came with the first read: those by heat, and those of the first rows. */
function findKnownRow({ kind, ...theme }: Theme, { status, games, total, rows }: GameList) {
  if (kind === 'hot') return status === 'ready' ? { list: games, total } : undefined;
  const key = 'venue' in theme ? theme.venue.channelCode : kind;
  return rows.find((row) => row.key === key);
}

function toRequest(theme: Theme, category: Category): RequestOf<'venue.gameList'> | undefined {
  const page = { category, pageNum: 1, pageSize: READ_COUNT };
  if (theme.kind === 'hot') return undefined;
  if (theme.kind === 'recent') return { ...page, scope: 'recent' };
  return theme.kind === 'venue' ? { ...page, channelCode: theme.venue.channelCode } : { ...page, tab: theme.kind };
}

function toQuery(theme: Theme): Partial<LobbyQuery> {
  if (theme.kind === 'recent') return { scope: 'recent' };
  return theme.kind === 'venue' ? { venue: theme.venue.channelCode } : { tab: theme.kind };
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};
`;
