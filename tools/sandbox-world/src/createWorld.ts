import { leagueCatalogue } from './data/leagueCatalogue.ts';
import { Calendar } from './engine/calendar.ts';
import { HOT_CHANNEL, parseGameId } from './boards/channels.ts';
import { Engine } from './engine/engine.ts';
import { MatchCentres } from './centre/matchCentres.ts';
import { collectNames } from './boards/collectNames.ts';
import { toMatchView, findShowType } from './match/match.ts';
import { createMatchCommands } from './engine/matchCommands.ts';
import { toWireGame, toWireLeague } from './boards/wireForms.ts';
import { WorldClock } from './engine/worldClock.ts';
import { DEFAULT_LIVE_MATCHES } from './schedule/planLoad.ts';
import type { Langx, PriceView, WireOdds, World, WorldOptions, WorldSnapshot } from './definitions/worldTypes.ts';

function createWorldClock({ now, speed, snapshot }: WorldOptions): WorldClock {
  return new WorldClock({
    real: now,
    world: snapshot?.worldTime ?? now,
    speed: snapshot?.speed ?? speed,
    isPaused: snapshot?.isPaused,
  });
}

/** Returns the world time to catch up after a restart: the elapsed real time at speed 1, or 0 if the world was paused. */
const computeStoppedTime = ({ now, snapshot }: WorldOptions) =>
  snapshot && !snapshot.isPaused ? Math.max(now - snapshot.takenAt, 0) : 0;

function findPrice(engine: Engine, oddsId: string): PriceView | undefined {
  const match = engine.match(parseGameId(oddsId));
  if (!match || match.stage === 'planned') return undefined;
  const isIt = ({ id }: WireOdds) => id === oddsId;
  if (!match.odds.some(isIt)) engine.pricer.requestDetail(match);
  const odds = match.odds.find(isIt) ?? match.detailOdds.find(isIt);
  if (!odds) return undefined;
  const { w, r, i, line, price, active, ver } = odds;
  const runner = match.fixture.runners?.[Number(r) - 1];
  const name = runner && { name: runner.name };
  return { oddsId, w, r, i, ...name, line, price, active: active === 'Y', ver, match: toMatchView(match) };
}

/** Creates the read operations of a world: boards by channel, matches and prices by id. */
function createReads(engine: Engine, clock: WorldClock) {
  const { boards, calendar } = engine;
  const centres = new MatchCentres({ match: (gameId) => engine.match(gameId), all: () => calendar.all() });
  const viewIn = (langx: Langx) => ({ langx, at: clock.world });
  return {
    board(channel, langx) {
      engine.requestChannel(channel);
      return boards.board(channel, viewIn(langx));
    },
    changesSince(channel, cursor, langx) {
      engine.requestChannel(channel);
      return boards.changesSince(channel, cursor, viewIn(langx));
    },
    cursor(channel) {
      engine.requestChannel(channel);
      return boards.cursor(channel);
    },
    counts: () => boards.counts(),
    hot: (langx) => boards.board(HOT_CHANNEL, viewIn(langx)),
    hotIds() {
      boards.refreshHot();
      return [...boards.channels.hot.matches.keys()];
    },
    leagues: (langx, gameType) =>
      leagueCatalogue
        .filter((league) => !gameType || league.gameType === gameType)
        .map((league) => toWireLeague(league, langx)),
    names: (langx) => collectNames(boards, langx),
    match(gameId) {
      const match = engine.match(gameId);
      return match && match.stage !== 'planned' ? toMatchView(match) : undefined;
    },
    game(gameId, langx) {
      const match = calendar.match(gameId);
      return match && findShowType(match) ? toWireGame(match, viewIn(langx)) : undefined;
    },
    centre: (gameId, langx) => centres.read(gameId, viewIn(langx)),
    centreSince: (gameId, cursor, langx) => centres.readSince(gameId, cursor, viewIn(langx)),
    price: (oddsId) => findPrice(engine, oddsId),
  } satisfies Partial<World>;
}

/**
 * Creates the world of a seed, or restores it from a snapshot.
 *
 * A restored world starts at the time of the snapshot. The first `tick` plays the time since then.
 */
export function createWorld(options: WorldOptions): World {
  const seed = options.snapshot?.seed ?? options.seed;
  const clock = createWorldClock(options);
  const liveMatches = options.snapshot?.liveMatches ?? options.liveMatches ?? DEFAULT_LIVE_MATCHES;
  const calendar = new Calendar(seed, structuredClone(options.snapshot?.overrides ?? {}), liveMatches);
  const engine = new Engine(clock, calendar);
  let gap = computeStoppedTime(options);

  const catchUp = () => {
    clock.jump(gap);
    gap = 0;
    engine.playTo(clock.world);
    engine.refresh();
    engine.flush();
  };

  return {
    ...createMatchCommands(engine, clock),
    ...createReads(engine, clock),
    tick(nowMs) {
      clock.moveTo(nowMs);
      catchUp();
    },
    clock: () => clock.view(),
    setSpeed: (speed) => clock.setSpeed(speed),
    pause: () => clock.setPaused(true),
    unpause: () => clock.setPaused(false),
    advance(ms) {
      clock.jump(ms);
      catchUp();
    },
    onChange: (listener) => engine.onChange(listener),
    onMatchEvent: (listener) => engine.onMatchEvent(listener),

    snapshot: (): WorldSnapshot => ({
      version: 2,
      seed,
      liveMatches,
      takenAt: clock.real,
      worldTime: clock.world,
      speed: clock.speed,
      isPaused: clock.isPaused,
      overrides: calendar.overrides(),
    }),
  };
}
