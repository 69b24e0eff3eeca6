import { type ResponseOf } from '@pavilion/api-client';
import { type SiteApi } from '@pavilion/site-contract';

/** Both rates and both wallets, of one moment. */
export type CoinFacts = ResponseOf<'transfer.getTransferRate'>;

/** Reads the rates a player is to see, and what lies in the centre and the coin wallet. */
export const readCoinFacts = ({ call }: SiteApi, signal: AbortSignal): Promise<CoinFacts> =>
  call('transfer.getTransferRate', {}, { signal });
