import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Venue } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { type FundedPool, findVenuePool, toPoolView } from '../pools/bonusPools.ts';
import { readVenueMoney } from '../venues/venueAccounts.ts';
import { findVenue, getVenueState } from '../venues/venueGate.ts';
import { readDrawTimesOfGame, findOpenDraw } from './rounds/drawClock.ts';
import { toBasisPoints, selectText, type Engine } from './engines/engine.ts';
import { computeCommitment } from '@pavilion/sandbox-platform/fair/createDraws';
import { deriveDrawSeed, ensureSeeds, toSeedView } from '@pavilion/sandbox-platform/fair/seeds';
import { readMatches } from './matches/readMatches.ts';
import { computeDrawOutcome } from './rounds/holdDraws.ts';
import { isTable } from './catalogue/isTable.ts';
import { findPlayable, toPlayable, type Playable } from './catalogue/playable.ts';
import type { PlayContext } from './rounds/playRound.ts';
import { buildRoundView } from './rounds/buildRoundView.ts';
import { readTableRounds } from './rounds/readTableRounds.ts';
import { RoundRefusal } from './orders/roundRefusal.ts';
import { formatPoolText } from './texts/formatPoolText.ts';
import { getRulesTexts } from './texts/rulesTexts.ts';

const LOBBY_SIZE = 48;
const LAST_ROUNDS = 12;
const LAST_DRAWS = 50;

/** Formats hundredths of a per cent. */
const formatPercent = (rate: number): string => `${(rate / 100).toFixed(2)}%`;

const formatSpotReturn = ({ stated, getReturn }: Engine, spot: string): string =>
  formatPercent(stated?.[spot] ?? toBasisPoints(getReturn(spot)));

/** Locale of the texts, and the bonus pool of the venue. */
interface GameView {
  readonly locale: Locale;
  readonly pool?: FundedPool | undefined;
}

function toGameDetails(game: Playable, engine: Engine, { locale, pool }: GameView) {
  const { min, max, roundMax } = game.limits;
  return {
    code: game.code,
    name: game.names[locale],
    category: game.category,
    cover: game.cover,
    kind: engine.kind,
    rules: engine.rules,
    maxSpots: engine.maxSpots,
    rate: formatSpotReturn(engine, engine.mainSpot),
    limits: { min: formatMinor(min), max: formatMinor(max), roundMax: formatMinor(roundMax) },
    spots: engine.spots.map(({ key, name, group, pays }) => ({
      key,
      name: selectText(name, locale),
      group,
      pays,
      rate: formatSpotReturn(engine, key),
    })),
    ...(engine.paytable
      ? {
          paytable: engine.paytable.map((row) => ({ ...row, name: selectText(row.name, locale) })),
          lines: engine.lines ?? [],
          strips: engine.strips ?? [],
        }
      : {}),
    texts: [...getRulesTexts(engine.rules), ...(pool ? [formatPoolText(pool)] : [])].map((text) =>
      selectText(text, locale),
    ),
  };
}

/** Reads the games of a venue's lobby, most popular first. */
async function readLobby({ platform: { db } }: PlayContext, venue: Venue, locale: Locale) {
  const games = await db
    .selectFrom('games')
    .selectAll()
    .where('venue_code', '=', venue.code)
    .orderBy('heat', 'desc')
    .orderBy('code')
    .limit(LOBBY_SIZE)
    .execute();
  return games.flatMap((row) => {
    const game = toPlayable(row);
    return game ? [{ code: game.code, name: game.names[locale], rate: formatPercent(row.rtp), cover: game.cover }] : [];
  });
}

async function listHeldDraws({ platform: { db, secret }, now }: PlayContext, game: Playable, before: number) {
  const times = await readDrawTimesOfGame(db, game, { from: before - LAST_DRAWS, to: before - 1 });
  return times
    .filter(({ dueAt }) => dueAt <= now.getTime())
    .map(({ no }) => {
      const serverSeed = deriveDrawSeed(secret, game.code, no);
      return { no, outcome: computeDrawOutcome(secret, game, no), hash: computeCommitment(serverSeed), serverSeed };
    });
}

/** Reads the matches of a game. The draw is the next match, as far as it takes bets before its start. */
async function readMatchState(context: PlayContext, game: Playable) {
  const { platform, venueSession, now } = context;
  const matches = await readMatches(platform, game, { now, locale: venueSession.locale });
  const next = matches.find(({ state }) => state === 'upcoming');
  const [no, startsAt] = [next?.no ?? 0, next?.startsAt ?? 0];
  return {
    game: toGameDetails(game, game.engineAt(no), { locale: venueSession.locale }),
    draw: { no, closesAt: startsAt, dueAt: startsAt, hash: next?.hash ?? '', held: [] },
    matches,
  };
}

async function readDrawState(context: PlayContext, game: Playable) {
  const { db, secret } = context.platform;
  const { locale } = context.venueSession;
  const open = await findOpenDraw(db, game, context.now);
  const engine = game.engineAt(open.no);
  return {
    game: toGameDetails(game, engine, { locale }),
    draw: {
      ...open,
      hash: computeCommitment(deriveDrawSeed(secret, game.code, open.no)),
      held: await listHeldDraws(context, game, open.no),
    },
  };
}

async function readPlayState(context: PlayContext, game: Playable) {
  const { platform, venueSession, now } = context;
  if (game.discipline) return readMatchState(context, game);
  if (game.periodMs !== undefined) return readDrawState(context, game);
  const owner = { memberId: venueSession.memberId, venueCode: venueSession.venueCode };
  const pool = await findVenuePool(platform.db, venueSession.venueCode);
  return {
    game: toGameDetails(game, game.engineAt(0), { locale: venueSession.locale, pool }),
    ...(pool ? { pool: toPoolView(pool, platform.world.clock().at, venueSession.locale) } : {}),
    seeds: toSeedView(platform.secret, owner, await ensureSeeds(platform.db, owner, now)),
    ...(isTable(game) ? { results: (await readTableRounds(platform, [game], now)).get(game.code) ?? [] } : {}),
  };
}

async function readLastRounds({ platform, venueSession, now }: PlayContext) {
  const rounds = await platform.db
    .selectFrom('venue_rounds')
    .selectAll()
    .where('member_id', '=', venueSession.memberId)
    .where('venue_code', '=', venueSession.venueCode)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LAST_ROUNDS)
    .execute();
  return Promise.all(rounds.map((round) => buildRoundView({ ...platform, now }, round, venueSession.locale)));
}

/** Reads the member's balance at the venue as decimal text. */
export async function readVenueBalance({ platform: { db }, venueSession }: PlayContext): Promise<string> {
  const { venues } = await readVenueMoney(db, venueSession.memberId);
  return formatMinor(venues.get(venueSession.venueCode) ?? 0n);
}

/** Reads the matches of an e-sports game. Throws a refusal for another game. */
export async function readGameMatches({ platform, venueSession, now }: PlayContext, requestedCode: string | undefined) {
  const venue = await findVenue(platform.db, venueSession.venueCode);
  const game = await findPlayable(platform.db, venue, requestedCode ?? venueSession.gameCode);
  if (!game?.discipline) throw new RoundRefusal('noSuchGame');
  return { now: now.getTime(), matches: await readMatches(platform, game, { now, locale: venueSession.locale }) };
}

/** Reads the state of the venue's page: venue, game or lobby, balance and last rounds. */
export async function readGameState(context: PlayContext, requestedCode: string | undefined) {
  const { platform, venueSession, now } = context;
  const venue = await findVenue(platform.db, venueSession.venueCode);
  const game = await findPlayable(platform.db, venue, requestedCode ?? venueSession.gameCode);
  return {
    venue: { code: venue.code, name: venue.names[venueSession.locale], category: venue.category },
    state: getVenueState(venue, platform.settings),
    locale: venueSession.locale,
    now: now.getTime(),
    balance: await readVenueBalance(context),
    rounds: await readLastRounds(context),
    ...(game ? await readPlayState(context, game) : { lobby: await readLobby(context, venue, venueSession.locale) }),
  };
}
