import { isSetSport, PLAYS, findPlay, type MarketLine, type Match, type Play } from '@pavilion/domain-sports';

/** A market of the match page: one play code with its lines, main line first. */
export interface MarketBlock {
  readonly code: string;
  readonly play: Play;
  readonly lines: readonly MarketLine[];
}

/** Tabs of the match page. */
export type MarketGroupId = 'main' | 'lines' | 'half' | 'score' | 'goals' | 'other' | 'all';

/** A tab and its markets. */
export interface MarketGroup {
  readonly id: MarketGroupId;
  readonly blocks: readonly MarketBlock[];
}

const ORDER = Object.keys(PLAYS);

/** Returns the known markets of a match, in the order of the specification. Unknown play codes are omitted (F-BET-23). */
function getMarketBlocks(markets: Match['markets']): readonly MarketBlock[] {
  return ORDER.flatMap((code) => {
    const [play, lines] = [findPlay(code), markets[code] ?? []];
    return play && lines.length > 0 ? [{ code, play, lines }] : [];
  });
}

const isFullTime = ({ play }: MarketBlock): boolean => play.period === 'full';
const matchesMarkets =
  (...markets: readonly Play['market'][]) =>
  (block: MarketBlock): boolean =>
    isFullTime(block) && markets.includes(block.play.market);

const TESTS: Readonly<Record<Exclude<MarketGroupId, 'all'>, (block: MarketBlock) => boolean>> = {
  main: (block) => isFullTime(block) && block.play.isMain,
  lines: matchesMarkets('handicap', 'total', 'homeTotal', 'awayTotal'),
  half: (block) => !isFullTime(block),
  score: matchesMarkets('correctScore'),
  goals: matchesMarkets('totalGoals', 'oddEven', 'bothScore'),
  other: matchesMarkets('doubleChance', 'halfFull'),
};

const TABS = Object.keys(TESTS) as Exclude<MarketGroupId, 'all'>[];

/** Whether a play is closed because the first half is over. */
export const isClosedPlay = (play: Play | undefined, isHalfOver: boolean): boolean =>
  isHalfOver && play?.period === 'firstHalf';

/**
 * Returns the non-empty tabs of a match, with all markets as the first tab.
 *
 * @param isHalfOver - Whether the first half is over. Its markets are then the last of each tab.
 */
export function getMarketGroups(markets: Match['markets'], isHalfOver = false): readonly MarketGroup[] {
  const blocks = getMarketBlocks(markets).toSorted(
    (a, b) => Number(isClosedPlay(a.play, isHalfOver)) - Number(isClosedPlay(b.play, isHalfOver)),
  );
  const groups = TABS.map((id): MarketGroup => ({ id, blocks: blocks.filter(TESTS[id]) }));
  return [{ id: 'all' as const, blocks }, ...groups].filter((group) => group.blocks.length > 0);
}

/** Returns the message key of a tab, which depends on how the sport counts: goals, sets or points. */
export function getGroupKey(id: MarketGroupId, gameType: Match['gameType']) {
  const isGoals = gameType === 'FT' || gameType === 'VF';
  if (id === 'lines') return isGoals ? 'group.lines' : 'group.linesPoints';
  // Only football offers a number of goals; other sports have odd or even in this tab.
  if (id === 'goals') return isGoals ? 'group.goals' : 'group.oddEven';
  if (id === 'score') return isSetSport(gameType) ? 'group.sets' : 'group.score';
  return `group.${id}` as const;
}
