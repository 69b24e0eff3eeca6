import { formatMinor } from '@pavilion/kernel';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { VenueRound } from '@pavilion/sandbox-platform/db/tables/gameTables';
import { computeCommitment } from '@pavilion/sandbox-platform/fair/createDraws';
import { deriveDrawSeed, deriveServerSeed } from '@pavilion/sandbox-platform/fair/seeds';
import type { Engine } from '../engines/engine.ts';
import { findRoundEngine } from '../catalogue/playable.ts';
import { readMatchProof, type RoundMatchView } from '../matches/readMatchProof.ts';
import type { PlayPorts } from './playRound.ts';

/** Seeds of a round. The server seed is included only after it has been revealed. */
export interface RoundProof {
  readonly hash: string;
  readonly serverSeed?: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Round as sent to the page and as read by verifiers. Amounts are decimal text, times milliseconds. */
export interface RoundView {
  readonly id: string;
  readonly requestId: string;
  readonly gameCode: string;
  readonly name: string;
  readonly rules: string;
  readonly bets: readonly {
    readonly spot: string;
    readonly name: string;
    readonly stake: string;
    readonly price?: number;
    readonly returned?: string;
    readonly isRefused?: boolean;
  }[];
  readonly stake: string;
  readonly payout?: string;
  readonly status: VenueRound['status'];
  readonly outcome?: unknown;
  readonly placedAt: number;
  readonly settledAt?: number;
  readonly drawNo?: number;
  /** Match of the bets; e-sports only. */
  readonly match?: RoundMatchView;
  /** Data needed to verify the round: prices in hundredths, and the reels of a slot. */
  readonly table: {
    readonly prices: Readonly<Record<string, number>>;
    readonly strips?: Engine['strips'];
    readonly lines?: Engine['lines'];
    readonly pays?: Readonly<Record<string, Readonly<Record<number, number>>>>;
  };
  /** Contribution to the venue's bonus pool, the odds, and the pool win, which is paid in addition to the payout. */
  readonly pool?: { readonly fed: string; readonly odds: number; readonly won: string };
  readonly proof: RoundProof;
}

function toPayTable({ spots, strips, lines, paytable }: Engine): RoundView['table'] {
  const prices = Object.fromEntries(spots.map(({ key, pays }) => [key, pays]));
  if (!strips || !paytable) return { prices };
  const pays = Object.fromEntries(paytable.map((row) => [row.symbol, Object.fromEntries(row.pays)]));
  return { prices, strips, pays, ...(lines ? { lines } : {}) };
}

async function readOwnProof(db: Db, secret: ServerSecret, round: VenueRound): Promise<RoundProof> {
  const owner = { memberId: round.member_id, venueCode: round.venue_code };
  const no = round.seed_no ?? 0;
  const seed = await db
    .selectFrom('venue_seeds')
    .select(['client_seed', 'revealed_at'])
    .where('member_id', '=', owner.memberId)
    .where('venue_code', '=', owner.venueCode)
    .where('no', '=', no)
    .executeTakeFirstOrThrow();
  const serverSeed = deriveServerSeed(secret, owner, no);
  return {
    hash: computeCommitment(serverSeed),
    clientSeed: seed.client_seed,
    nonce: round.nonce ?? 0,
    ...(seed.revealed_at ? { serverSeed } : {}),
  };
}

function createSharedProof(secret: ServerSecret, round: VenueRound, isRevealed: boolean): RoundProof {
  const nonce = round.draw_no ?? 0;
  const serverSeed = deriveDrawSeed(secret, round.game_code, nonce);
  return {
    hash: computeCommitment(serverSeed),
    clientSeed: round.game_code,
    nonce,
    ...(isRevealed ? { serverSeed } : {}),
  };
}

const toRoundPool = ({ pool_odds, pool_fed, pool_won }: VenueRound): Pick<RoundView, 'pool'> =>
  pool_odds === null
    ? {}
    : { pool: { fed: formatMinor(pool_fed), odds: Number(pool_odds), won: formatMinor(pool_won) } };

/** Ports and time of the views of rounds. */
export type RoundViewPorts = Pick<PlayPorts, 'db' | 'secret'> & { readonly now: Date };

/** Builds the table of a round; empty for a round of rules that no longer exist. */
const findPayTable = ({ rules, game_code, draw_no }: VenueRound): RoundView['table'] => {
  const engine = findRoundEngine(rules, game_code, draw_no ?? 0);
  return engine ? toPayTable(engine) : { prices: {} };
};

async function readProof({ db, secret, now }: RoundViewPorts, round: VenueRound) {
  if (round.draw_no === null) return { proof: await readOwnProof(db, secret, round) };
  const found = await readMatchProof({ db, secret, now }, round);
  if (!found) return { proof: createSharedProof(secret, round, round.status === 'settled') };
  const { isEnded, outcome, match } = found;
  // Bets on a match can be settled before its end, but its seed would show the rest.
  return { match, outcome, proof: createSharedProof(secret, round, isEnded) };
}

/** Builds the view of a round with names in the script of the reader. */
export async function buildRoundView(ports: RoundViewPorts, round: VenueRound, locale: Locale): Promise<RoundView> {
  return {
    id: String(round.id),
    requestId: round.request_id,
    gameCode: round.game_code,
    rules: round.rules,
    name: round.names[locale],
    stake: formatMinor(round.stake),
    status: round.status,
    bets: round.bets.map(({ names, ...bet }) => ({ ...bet, name: names[locale] })),
    ...(round.payout !== null ? { payout: formatMinor(round.payout), outcome: round.outcome } : {}),
    placedAt: round.placed_at.getTime(),
    ...(round.settled_at ? { settledAt: round.settled_at.getTime() } : {}),
    ...(round.draw_no !== null ? { drawNo: round.draw_no } : {}),
    table: findPayTable(round),
    ...toRoundPool(round),
    ...(await readProof(ports, round)),
  };
}
