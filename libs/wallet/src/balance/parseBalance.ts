import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import type { BalanceSnapshot, VenueBalance } from './balanceState.ts';

/** Whatever a platform may answer; every field may be missing or nonsense. */
type UnknownRecord = Readonly<Record<string, unknown>> | null | undefined;

const exact = (amount: unknown): string | undefined => {
  const minor = parseMinor(amount);
  return minor === undefined ? undefined : formatMinor(minor);
};

/**
 * Reads the two balance answers. Amounts that are none (`null`, `"12.345"`, `1e21`, text) become undefined, which a screen
 * shows as `--`; a good one gets exactly two decimals (F-WAL-15).
 *
 * `totalMoney` is the platform's own when it is readable, else the sum of the venues when each of them is: a total that
 * leaves a venue out would be a wrong amount.
 */
export function parseBalance(balance: UnknownRecord, venues: UnknownRecord): BalanceSnapshot {
  const list = parseVenues(venues?.['list']);
  return {
    centerWalletBalance: exact(balance?.['centerWalletBalance']),
    lockMoney: exact(balance?.['lockMoney']),
    venues: list,
    totalMoney: exact(venues?.['totalMoney']) ?? sumVenueBalances(list),
    pendingMoney: exact(venues?.['pendingMoney']),
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
            balance: exact(venue['balance']),
            ...parseVenueState(venue['state']),
          },
        ]
      : [],
  );
}

function sumVenueBalances(venues: readonly VenueBalance[]): string | undefined {
  const amounts = venues.map(({ balance }) => parseMinor(balance));
  const isWhole = amounts.every((amount) => amount !== undefined);
  return isWhole && venues.length > 0
    ? formatMinor(amounts.reduce<Minor>((sum, amount) => sum + (amount ?? 0n), 0n))
    : undefined;
}
