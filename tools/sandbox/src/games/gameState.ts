import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../content/locale.ts';
import type { Venue } from '../db/venueTables.ts';
import { type FedPool, poolOfVenue, poolView } from '../venues/bonusPools.ts';
import { venueMoneyOf } from '../venues/venueAccounts.ts';
import { findVenue, stateOf } from '../venues/venueGate.ts';
import { dueOf, openDraw } from './drawClock.ts';
import { rateOf, textIn, type Engine } from './engine.ts';
import { commitmentOf } from './fair/createDraws.ts';
import { drawSeedOf, seedsInUse, seedView } from './fair/seeds.ts';
import { fixtureOf } from './fixtureOf.ts';
import { drawOutcome } from './holdDraws.ts';
import { findPlayable, playableOf, type Playable } from './playable.ts';
import type { Seat } from './playRound.ts';
import { roundView } from './roundView.ts';
import { poolText } from './texts/poolText.ts';
import { rulesTextsOf } from './texts/rulesTexts.ts';

const HALL_SIZE = 48;
const LAST_ROUNDS = 12;
const LAST_DRAWS = 8;

/** Hundredths of a per cent as text. */
const percent = (rate: number): string => `${(rate / 100).toFixed(2)}%`;

const rateOn = ({ stated, returnOf }: Engine, spot: string): string =>
  percent(stated?.[spot] ?? rateOf(returnOf(spot)));

/** Locale of the texts, and the bonus pool of the venue. */
interface GameView {
  readonly locale: Locale;
  readonly pool?: FedPool | undefined;
}

function gameFacts(game: Playable, engine: Engine, { locale, pool }: GameView) {
  const { min, max, roundMax } = game.limits;
  return {
    code: game.code,
    name: game.names[locale],
    category: game.category,
    cover: game.cover,
    kind: engine.kind,
    rules: engine.rules,
    maxSpots: engine.maxSpots,
    rate: rateOn(engine, engine.mainSpot),
    limits: { min: formatMinor(min), max: formatMinor(max), roundMax: formatMinor(roundMax) },
    spots: engine.spots.map(({ key, name, group, pays }) => ({
      key,
      name: textIn(name, locale),
      group,
      pays,
      rate: rateOn(engine, key),
    })),
    ...(engine.paytable
      ? {
          paytable: engine.paytable.map((row) => ({ ...row, name: textIn(row.name, locale) })),
          lines: engine.lines ?? [],
          strips: engine.strips ?? [],
        }
      : {}),
    texts: [...rulesTextsOf(engine.rules), ...(pool ? [poolText(pool)] : [])].map((text) => textIn(text, locale)),
  };
}

/** The hall: what can be played at a venue, hottest first. */
async function hallOf({ platform: { db } }: Seat, venue: Venue, locale: Locale) {
  const games = await db
    .selectFrom('games')
    .selectAll()
    .where('venue_code', '=', venue.code)
    .orderBy('heat', 'desc')
    .orderBy('code')
    .limit(HALL_SIZE)
    .execute();
  return games.flatMap((row) => {
    const game = playableOf(row);
    return game ? [{ code: game.code, name: game.names[locale], rate: percent(row.rtp), cover: game.cover }] : [];
  });
}

async function heldDraws({ platform: { db, secret }, now }: Seat, game: Playable, before: number) {
  const held: { no: number; outcome: unknown; hash: string; serverSeed: string }[] = [];
  for (let no = before - 1; no >= before - LAST_DRAWS; no--) {
    if ((await dueOf(db, game, no)) > now.getTime()) continue;
    const serverSeed = drawSeedOf(secret, game.code, no);
    held.push({ no, outcome: drawOutcome(secret, game, no), hash: commitmentOf(serverSeed), serverSeed });
  }
  return held;
}

/** Game and the number of its draw. */
interface GameDraw {
  readonly game: Playable;
  readonly no: number;
}

/** Both teams of a match hall's draw. */
function fixtureView(engine: Engine, { game, no }: GameDraw, locale: Locale) {
  if (engine.kind !== 'match') return {};
  const { home, away, strength } = fixtureOf(game.code, no);
  return { fixture: { home: textIn(home, locale), away: textIn(away, locale), strength } };
}

async function drawFacts(seat: Seat, game: Playable) {
  const { db, secret } = seat.platform;
  const { locale } = seat.visit;
  const open = await openDraw(db, game, seat.now);
  const engine = game.engineAt(open.no);
  return {
    game: gameFacts(game, engine, { locale }),
    draw: {
      ...open,
      hash: commitmentOf(drawSeedOf(secret, game.code, open.no)),
      ...fixtureView(engine, { game, no: open.no }, locale),
      held: await heldDraws(seat, game, open.no),
    },
  };
}

async function playFacts(seat: Seat, game: Playable) {
  const { platform, visit, now } = seat;
  if (game.periodMs !== undefined) return drawFacts(seat, game);
  const owner = { memberId: visit.memberId, venueCode: visit.venueCode };
  const pool = await poolOfVenue(platform.db, visit.venueCode);
  return {
    game: gameFacts(game, game.engineAt(0), { locale: visit.locale, pool }),
    ...(pool ? { pool: poolView(pool, platform.world.clock().at, visit.locale) } : {}),
    seeds: seedView(platform.secret, owner, await seedsInUse(platform.db, owner, now)),
  };
}

async function lastRounds({ platform, visit }: Seat) {
  const rounds = await platform.db
    .selectFrom('venue_rounds')
    .selectAll()
    .where('member_id', '=', visit.memberId)
    .where('venue_code', '=', visit.venueCode)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LAST_ROUNDS)
    .execute();
  return Promise.all(rounds.map((round) => roundView(platform, round, visit.locale)));
}

/** What a member has at the venue, decimal text. */
export async function balanceAt({ platform: { db }, visit }: Seat): Promise<string> {
  const { venues } = await venueMoneyOf(db, visit.memberId);
  return formatMinor(venues.get(visit.venueCode) ?? 0n);
}

/** Everything the venue's page shows: where one is, what is played and how, what one has, the last rounds. */
export async function gameState(seat: Seat, asked: string | undefined) {
  const { platform, visit, now } = seat;
  const venue = await findVenue(platform.db, visit.venueCode);
  const game = await findPlayable(platform.db, venue, asked ?? visit.gameCode);
  return {
    venue: { code: venue.code, name: venue.names[visit.locale], category: venue.category },
    state: stateOf(venue, platform.settings),
    locale: visit.locale,
    now: now.getTime(),
    balance: await balanceAt(seat),
    rounds: await lastRounds(seat),
    ...(game ? await playFacts(seat, game) : { hall: await hallOf(seat, venue, visit.locale) }),
  };
}
