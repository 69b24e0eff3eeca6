import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import type { BalanceSnapshot, VenueBalance } from './balanceState.ts';

/** A response that was not validated: any field may be missing or invalid. */
type UnknownRecord = Readonly<Record<string, unknown>> | null | undefined;

const toExactText = (amount: unknown): string | undefined => {
  const minor = parseMinor(amount);
  return minor === undefined ? undefined : formatMinor(minor);
};

/**
 * Parses the two balance responses. Invalid amounts (`null`, `"12.345"`, `1e21`, text) become undefined, which screens
 * show as `--`. Valid amounts get exactly two decimals (F-WAL-15).
 *
 * `totalMoney` is the platform's value if it is valid, else the sum of the venues. If a venue balance is invalid too,
 * the total is undefined, because a partial sum would be wrong.
 */
export function parseBalance(balance: UnknownRecord, venues: UnknownRecord): BalanceSnapshot {
  const list = parseVenues(venues?.['list']);
  return {
    centerWalletBalance: toExactText(balance?.['centerWalletBalance']),
    lockMoney: toExactText(balance?.['lockMoney']),
    venues: list,
    totalMoney: toExactText(venues?.['totalMoney']) ?? sumVenueBalances(list),
    pendingMoney: toExactText(venues?.['pendingMoney']),
    isAutoTransfer: switches.get(venues?.['autoTransferStatus']),
  };
}

const switches = new Map<unknown, boolean>([
  ['0', false],
  ['1', true],
]);
const states: readonly unknown[] = ['open', 'maintenance', 'regionLimited'];

const parseVenueState = (state: unknown): Pick<VenueBalance, 'state'> =>
  states.includes(state) ? { state: state as NonNullable<VenueBalance['state']> } : {};

const toName = (name: unknown): string => (typeof name === 'string' || typeof name === 'number' ? String(name) : '');

function parseVenues(list: unknown): readonly VenueBalance[] {
  if (!Array.isArray(list)) return [];
  return (list as readonly UnknownRecord[]).flatMap((venue) =>
    typeof venue?.['channelCode'] === 'string'
      ? [
          {
            channelCode: venue['channelCode'],
            name: toName(venue['name']),
            balance: toExactText(venue['balance']),
            ...parseVenueState(venue['state']),
          },
        ]
      : [],
  );
}

function sumVenueBalances(venues: readonly VenueBalance[]): string | undefined {
  const amounts = venues.map(({ balance }) => parseMinor(balance));
  const isComplete = amounts.every((amount) => amount !== undefined);
  return isComplete && venues.length > 0
    ? formatMinor(amounts.reduce<Minor>((sum, amount) => sum + (amount ?? 0n), 0n))
    : undefined;
}
