import { formatMinor, parseMinor } from '@pavilion/kernel';
import { balances, NO_BODY, useRead } from '@pavilion/site-data';

/** Money for bets at a venue. Amounts are decimal text. */
export interface VenueMoney {
  readonly balance: string;
  readonly isAutoTransfer: boolean;
  /** Balance of the venue, and that of the centre wallet with auto-transfer. */
  readonly available: string;
}

/** Reads the money for bets at a venue; `undefined` until it is known. */
export function useVenueMoney(channelCode: string): VenueMoney | undefined {
  const { data } = useRead(balances, NO_BODY);
  if (!data) return undefined;
  const balance = data.venues.find((venue) => venue.channelCode === channelCode)?.balance ?? '0.00';
  const isAutoTransfer = data.isAutoTransfer === true;
  const centre = isAutoTransfer ? (parseMinor(data.centerWalletBalance) ?? 0n) : 0n;
  return { balance, isAutoTransfer, available: formatMinor((parseMinor(balance) ?? 0n) + centre) };
}
