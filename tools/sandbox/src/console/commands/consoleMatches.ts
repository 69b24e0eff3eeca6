import { type MatchView, type Score, VOID_CODES, type WireGame, type WireOdds } from '@pavilion/sandbox-world';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';

/** Match on the console. */
export interface ConsoleMatch {
  readonly gameId: string;
  readonly gameType: string;
  readonly showType: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Names in traditional characters. */
  readonly names: { readonly league: string; readonly home: string; readonly away: string };
  readonly startTime: number;
  readonly status: string;
  readonly clock: string;
  readonly score: Score;
  readonly halfTimeScore?: Score;
  /** Score in sets or frames, for sports decided by them. */
  readonly sets?: Score;
  /** Number of the winning runner of an outright. */
  readonly winner?: string;
  readonly voidCode?: string;
  /** Prices; only in `GET /matches/:gameId`. */
  readonly odds?: readonly WireOdds[];
}

export interface MatchFilter {
  readonly q?: string;
  readonly gameType?: string;
  readonly showType?: string;
  readonly limit?: number;
}

function consoleMatch(view: MatchView, game: WireGame | undefined): ConsoleMatch {
  return {
    gameId: view.gameId,
    gameType: view.gameType,
    showType: view.showType ?? '',
    league: view.league.cn,
    home: view.home.cn,
    away: view.away.cn,
    names: { league: view.league.tw, home: view.home.tw, away: view.away.tw },
    startTime: view.startTime,
    status: view.status,
    clock: game?.re_time ?? '',
    score: view.score,
    ...(view.halfTimeScore ? { halfTimeScore: view.halfTimeScore } : {}),
    ...(view.sets ? { sets: view.sets } : {}),
    ...(view.winner !== undefined ? { winner: view.winner } : {}),
    ...(view.voidCode ? { voidCode: view.voidCode } : {}),
  };
}

const matches = (match: ConsoleMatch, q: string): boolean =>
  [match.gameId, match.league, match.home, match.away, ...Object.values(match.names)].some((text) =>
    text.toLowerCase().includes(q),
  );

const GAME_TYPES = ['FT', 'BK', 'TN', 'BS', 'VB', 'TT', 'SK', 'OP', 'VF', 'FS'];
const SHOW_TYPES = ['RB', 'FT', 'FU', 'FSFT', 'FSFU'];

/** Creates the match functions of the console. A command resolves when its settlements are posted. */
export function createConsoleMatches({ world, saveWorld }: ConsolePorts) {
  const requireMatchView = (gameId: string): MatchView => {
    const view = world.match(gameId);
    if (!view) throw new ConsoleRefusal(404, `There is no match ${gameId}.`);
    return view;
  };
  const get = (gameId: string): ConsoleMatch => {
    const game = world.game(gameId, 'zh-cn');
    const [whole] = world.board(`GAME.${gameId}`, 'zh-cn').games;
    return { ...consoleMatch(requireMatchView(gameId), game), odds: whole?.odds ?? [] };
  };
  const command = async (gameId: string, what: string, run: () => boolean): Promise<ConsoleMatch> => {
    const { status } = requireMatchView(gameId);
    if (!run()) throw new ConsoleRefusal(409, `Match ${gameId} is ${status}: ${what} does not fit.`);
    await saveWorld();
    return get(gameId);
  };
  return {
    list: ({ q = '', gameType, showType, limit = 50 }: MatchFilter): readonly ConsoleMatch[] => {
      const gameTypes = gameType ? [gameType] : GAME_TYPES;
      const showTypes = showType ? [showType] : SHOW_TYPES;
      const games = gameTypes.flatMap((game) =>
        showTypes.flatMap((show) => world.board(`${game}.${show}`, 'zh-cn').games),
      );
      return games
        .map((game) => consoleMatch(requireMatchView(game.gameId), game))
        .filter((match) => matches(match, q.trim().toLowerCase()))
        .slice(0, limit);
    },
    get,
    goal: (gameId: string, side: 'H' | 'C') => command(gameId, 'a goal', () => world.goal(gameId, side)),
    suspend: (gameId: string) => command(gameId, 'suspending', () => world.suspend(gameId)),
    resume: (gameId: string) => command(gameId, 'resuming', () => world.resume(gameId)),
    kickOff: (gameId: string) => command(gameId, 'kicking off', () => world.kickOff(gameId)),
    end: (gameId: string, fullTime?: Score, halfTime?: Score) =>
      command(gameId, 'ending', () => world.end(gameId, fullTime, halfTime)),
    void: (gameId: string, code: string) => {
      const known = VOID_CODES.find((one) => one === code);
      if (!known) throw new ConsoleRefusal(400, `A void code is one of ${VOID_CODES.join(', ')}.`);
      return command(gameId, 'voiding', () => world.void(gameId, known));
    },
    /** Cancels the last goal of a side. */
    cancelGoal: (gameId: string, side: 'H' | 'C') =>
      command(gameId, 'cancelling a goal', () => world.cancelGoal(gameId, side)),
    /** Corrects the result of an ended match and resettles its bets. */
    correct: (gameId: string, fullTime: Score, halfTime?: Score) =>
      command(gameId, 'correcting', () => world.correct(gameId, fullTime, halfTime)),
    /** Ends an outright with this winner. */
    winner: (gameId: string, runner: string) =>
      command(gameId, `runner ${runner} winning`, () => world.winner(gameId, runner)),
  };
}
