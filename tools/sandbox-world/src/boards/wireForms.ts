import type { League } from '../data/leagueCatalogue.ts';
import type {
  BilingualName,
  Langx,
  WireGame,
  WireGameChange,
  WireLeague,
  WirePriceChange,
  WireOdds,
} from '../definitions/worldTypes.ts';
import { type Match, findShowType } from '../match/match.ts';

/** Selects the script of a name by the language of a response. */
export const selectScript = (name: BilingualName, langx: Langx) => (langx === 'zh-tw' ? name.tw : name.cn);

/** Converts a league to its wire form. */
export function toWireLeague(league: League, langx: Langx): WireLeague {
  return {
    league_id: league.id,
    name: selectScript(league.name, langx),
    region: selectScript(league.country, langx),
    icon_class: league.icon,
    sort: league.sort,
    isFeatured: league.isFeatured,
  };
}

type MomentFields = WireGameChange &
  Pick<WireGame, 'startTime' | 're_time' | 't_count' | 'se_now' | 'HalfTime' | 'isLive' | 'gameStatus'>;

/** Builds the changing fields of a match: clock, status and scores. Scores are missing before the start. */
export function toWireGameChange(match: Match, at: number): MomentFields {
  return {
    gameId: match.fixture.gameId,
    startTime: match.startTime,
    ...match.model.clock(match, at),
    isLive: match.stage === 'live' ? 'Y' : 'N',
    gameStatus: match.status,
    ...(match.period !== '' && match.model.scores(match)),
    marketCount: match.model.detailCount(match),
  };
}

/** Builds the additional fields of OP sports and of outright markets. */
const buildKindFields = ({ fixture: { league } }: Match, langx: Langx) => ({
  ...(league.sportName && { sportName: selectScript(league.sportName, langx) }),
  ...(league.championOf && { championOf: league.championOf }),
});

/** Language of a reader and the world time of the board. */
export interface BoardView {
  readonly langx: Langx;
  readonly at: number;
}

/** Converts a match to its wire form with copies of the prices. */
export function toWireGame(match: Match, { langx, at }: BoardView, odds: readonly WireOdds[] = match.odds): WireGame {
  const { gameId, league, home, away, runners } = match.fixture;
  const findRunnerName = ({ r }: WireOdds) => {
    const runner = runners?.[Number(r) - 1];
    return runner && { name: selectScript(runner.name, langx) };
  };
  return {
    hgid: `2${gameId.slice(1)}`,
    gide: `9${gameId.slice(1)}`,
    gameType: league.gameType,
    showType: findShowType(match) ?? 'RB',
    league_id: league.id,
    team_h: selectScript(home.name, langx),
    team_c: selectScript(away.name, langx),
    ...buildKindFields(match, langx),
    ...toWireGameChange(match, at),
    odds: odds.map((one) => ({ ...one, ...findRunnerName(one) })),
  };
}

/** Converts a price to the tuple of a change. */
export function toWirePriceChange({ id, line, price, active, ver }: WireOdds): WirePriceChange {
  return [id, line, price, active, ver];
}
