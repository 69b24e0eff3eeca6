import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import type { Tx } from '@pavilion/sandbox-platform/db/database';
import type { Venue, VenueTransfer } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import { requireNoPause } from '@pavilion/sandbox-platform/playerLimits/playPauses';
import type { SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import type { Transfers } from './createTransfers.ts';
import { listUnmetTurnover } from './turnover.ts';
import { readVenueMoney } from '../venues/venueAccounts.ts';
import { findVenue, requireVenue, getVenueState } from '../venues/venueGate.ts';
import {
  createNoWalletRefusal,
  createBalanceRefusal,
  createLimitsRefusal,
  createTurnoverRefusal,
} from '../venues/venueRefusals.ts';

type TransferRequest = RequestOf<'venue.transfer'>;
type Moved = ResponseOf<'venue.recycle'>['list'][number];

/** Ports of transfers. */
export interface TransferPorts {
  readonly settings: SettingsStore;
  readonly transfers: Transfers;
}

/** Platform, member and time of a transfer. */
export interface TransferContext {
  readonly platform: TransferPorts;
  readonly memberId: number;
  readonly now: Date;
}

/** Converts a transfer to its wire form. */
export const toWireTransfer = (transfer: VenueTransfer) => ({
  transferId: String(transfer.id),
  channelCode: transfer.venue_code,
  ty: transfer.direction === 'in' ? ('1' as const) : ('2' as const),
  amount: formatMinor(transfer.amount),
  status: transfer.status,
});

async function requireTurnover(tx: Tx, memberId: number, venueCode: string): Promise<void> {
  const unmet = (await listUnmetTurnover(tx, memberId)).find((row) => row.venueCode === venueCode);
  if (unmet) throw createTurnoverRefusal(venueCode, unmet.required, unmet.done);
}

/** Checks the transfer limits of a venue. Transfers out have no limits. */
function requireLimits({ min_transfer: min, max_transfer: max }: Venue, direction: 'in' | 'out', amount: Minor): void {
  const isTooSmall = amount < (direction === 'in' ? min : 1n);
  if (isTooSmall || (direction === 'in' && amount > max)) throw createLimitsRefusal(min, max);
}

/**
 * Runs the first step of a transfer requested by a member: all checks and the debit, under the member lock (WAL-03,
 * F-WAL-10).
 */
export async function orderTransfer(tx: Tx, { platform, memberId, now }: TransferContext, request: TransferRequest) {
  const venue = await findVenue(tx, request.channelCode);
  const direction = request.ty === '1' ? 'in' : 'out';
  if (!venue.has_wallet) throw createNoWalletRefusal();
  requireVenue(venue, platform.settings, direction);
  // The lock comes first: a transaction that pauses play may hold it.
  await lockMember(tx, memberId);
  if (direction === 'in') await requireNoPause(tx, { memberId, now });
  const amount = parseMinor(request.amount) ?? 0n;
  requireLimits(venue, direction, amount);
  if (direction === 'out') await requireTurnover(tx, memberId, venue.code);
  const { wallet, venues } = await readVenueMoney(tx, memberId);
  const balance = direction === 'in' ? wallet : (venues.get(venue.code) ?? 0n);
  if (balance < amount) throw createBalanceRefusal(balance);
  const order = { memberId, venueCode: venue.code, direction, amount, cause: 'member', now } as const;
  return platform.transfers.begin(tx, order);
}

/**
 * Runs the first step of an auto-transfer: the centre balance, up to the venue's largest transfer.
 *
 * @returns `undefined` if the balance is below the smallest transfer or the venue has no wallet
 */
export async function orderAutoTransfer(tx: Tx, { platform, memberId, now }: TransferContext, venue: Venue) {
  await lockMember(tx, memberId);
  const { wallet } = await readVenueMoney(tx, memberId);
  const amount = wallet < venue.max_transfer ? wallet : venue.max_transfer;
  if (!venue.has_wallet || amount < venue.min_transfer) return undefined;
  const order = { memberId, venueCode: venue.code, direction: 'in', amount, cause: 'launch', now } as const;
  return platform.transfers.begin(tx, order);
}

/**
 * Runs the first step of recall all: transfers the whole balance of each venue to the centre wallet (WAL-02).
 * Venues under maintenance or with unmet turnover are listed as `kept`.
 *
 * @param only code of a venue, to recall its money only
 */
export async function orderRecallAll(
  tx: Tx,
  { platform, memberId, now }: TransferContext,
  only?: string,
): Promise<Moved[]> {
  const target = only === undefined ? undefined : await findVenue(tx, only);
  await lockMember(tx, memberId);
  const { venues: balances } = await readVenueMoney(tx, memberId);
  const unmet = await listUnmetTurnover(tx, memberId);
  const venues = await tx.selectFrom('venues').selectAll().orderBy('code').execute();
  const moved: Moved[] = [];
  for (const venue of venues) {
    const amount = balances.get(venue.code) ?? 0n;
    if (amount === 0n || (target && target.code !== venue.code)) continue;
    const kept = findRecallBlock(
      platform,
      venue,
      unmet.map(({ venueCode }) => venueCode),
    );
    if (kept !== undefined) {
      moved.push({ channelCode: venue.code, amount: formatMinor(amount), status: 'kept', reasonCode: kept });
      continue;
    }
    const order = { memberId, venueCode: venue.code, direction: 'out', amount, cause: 'recycle', now } as const;
    moved.push(toWireTransfer(await platform.transfers.begin(tx, order)));
  }
  return moved;
}

function findRecallBlock({ settings }: TransferPorts, venue: Venue, unmet: readonly string[]): number | undefined {
  if (getVenueState(venue, settings) === 'maintenance') return errorCodes.venueMaintenance;
  return unmet.includes(venue.code) ? errorCodes.venueActivity : undefined;
}
