import type { ResponseOf } from '@pavilion/api-client';
import { parseMinor } from '@pavilion/kernel';
import type { DialogProps } from '@pavilion/site-contract';
import type { WalletT } from '../messages/walletMessages.ts';

type View = ResponseOf<'promotions.turnover'>;

/** Where money cannot leave: venues (launch and transfer), or the centre wallet (withdrawal). */
export type LockPlace = DialogProps<'turnoverLock'>['request']['place'];

/** Open requirement that keeps money where it is. */
export interface TurnoverLock extends Pick<View['venues'][number], 'done' | 'required' | 'remaining' | 'activity'> {
  readonly id: string;
  readonly name: string;
}

const isOpen = ({ remaining }: Pick<TurnoverLock, 'remaining'>): boolean => (parseMinor(remaining) ?? 0n) > 0n;

/** Lists the open requirements of a place, as the welfare page names them. */
export function listTurnoverLocks({ list, venues }: View, place: LockPlace, t: WalletT): readonly TurnoverLock[] {
  const locks =
    place === 'venues'
      ? venues.map((venue) => ({ ...venue, id: venue.channelCode, name: venue.venueName }))
      : list.map((row) => ({ ...row, name: row.rewardName ?? t('turnover.deposit') }));
  return locks.filter(isOpen);
}
