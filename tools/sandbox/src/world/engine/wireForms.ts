import type { League } from '../data/leagueCatalogue.ts';
import type {
  BilingualName,
  Langx,
  WireGame,
  WireGameChange,
  WireLeague,
  WirePriceChange,
  WireOdds,
} from '../worldTypes.ts';
import { type Match, findShowType } from './match.ts';

const inScript = (name: BilingualName, langx: Langx) => (langx === 'zh-tw' ? name.tw : name.cn);

/** Converts a league to its wire form. */
export function wireLeague(league: League, langx: Langx): WireLeague {
  return {
    league_id: league.id,
    name: inScript(league.name, langx),
    region: inScript(league.country, langx),
    icon_class: league.icon,
    sort: league.sort,
    isFeatured: league.isFeatured,
  };
}

type MomentFields = WireGameChange &
  Pick<WireGame, 'startTime' | 're_time' | 't_count' | 'se_now' | 'HalfTime' | 'isLive' | 'gameStatus'>;

/** Builds the changing fields of a match: clock, status and scores. Scores are missing before the start. */
export function wireGameChange(match: Match, at: number): MomentFields {
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
const kindFields = ({ fixture: { league } }: Match, langx: Langx) => ({
  ...(league.sportName && { sportName: inScript(league.sportName, langx) }),
  ...(league.championOf && { championOf: league.championOf }),
});

/** Language of a reader and the world time of the board. */
export interface BoardView {
  readonly langx: Langx;
  readonly at: number;
}

/** Converts a match to its wire form with copies of the prices. */
export function wireGame(match: Match, { langx, at }: BoardView, odds: readonly WireOdds[] = match.odds): WireGame {
  const { gameId, league, home, away, runners } = match.fixture;
  const findRunnerName = ({ r }: WireOdds) => {
    const runner = runners?.[Number(r) - 1];
    return runner && { name: inScript(runner.name, langx) };
  };
  return {
    hgid: `2${gameId.slice(1)}`,
    gide: `9${gameId.slice(1)}`,
    gameType: league.gameType,
    showType: findShowType(match) ?? 'RB',
    league_id: league.id,
    team_h: inScript(home.name, langx),
    team_c: inScript(away.name, langx),
    ...kindFields(match, langx),
    ...wireGameChange(match, at),
    odds: odds.map((one) => ({ ...one, ...findRunnerName(one) })),
  };
}

/** Converts a price to the tuple of a change. */
export function wirePriceChange({ id, line, price, active, ver }: WireOdds): WirePriceChange {
  return [id, line, price, active, ver];
}
