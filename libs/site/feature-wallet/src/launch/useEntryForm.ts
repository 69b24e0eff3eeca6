import { useAppDispatch, useAppSelector, type DialogProps } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead } from '@pavilion/site-data';
import type { VenueBalance } from '@pavilion/wallet';
import { isInProgress, parseAmount, venueTransfer } from '@pavilion/wallet/cashier';
import { useEffect, useRef, useState } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { amountError } from '../parts/amountError.ts';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { selectVenueTransfer } from '../state/walletState.ts';
import { useVenueLaunch, type VenueLaunch } from './useVenueLaunch.ts';
import { useVenueTab } from './useVenueTab.ts';

/** Values, errors and commands of the venue-entry dialog. */
export interface EntryForm {
  /** Absent for a venue that uses the balance of the centre wallet. */
  readonly venue: VenueBalance | undefined;
  readonly centre: string | undefined;
  readonly amount: string;
  readonly setAmount: (typed: string) => void;
  readonly error: string | undefined;
  readonly isMoving: boolean;
  readonly launch: VenueLaunch;
  readonly transferAndEnter: () => void;
  readonly enterDirectly: () => void;
}

/** Returns the entry form. The launch follows a completed transfer (WAL-03); the tab is opened by the initial click. */
export function useEntryForm({ request, close }: DialogProps<'enterVenue'>): EntryForm {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const { data: facts } = useRead(balances, NO_BODY);
  const transfer = useAppSelector(selectVenueTransfer);
  const [amount, setAmount] = useState('');
  const [isJudged, setJudged] = useState(false);
  const isWanted = useRef(false);
  const tab = useVenueTab();
  const launch = useVenueLaunch(request, tab, close);
  const channelCode = request.enName.toUpperCase();
  const venue = facts?.venues.find((known) => known.channelCode === channelCode);
  const reading = parseAmount(amount);
  const wrong =
    reading.problem === 'empty'
      ? t('transfer.amountEmpty')
      : amountError(reading, { balance: facts?.centerWalletBalance }, t);

  useEffect(() => {
    dispatch(venueTransfer.actions.dismissed());
  }, [dispatch]);
  useOnTrue(transfer.step === 'done', () => {
    if (!isWanted.current) return;
    isWanted.current = false;
    setAmount('');
    setJudged(false);
    dispatch(venueTransfer.actions.dismissed());
    launch.enter();
  });
  useOnTrue(transfer.step === 'refused', () => (isWanted.current = false));
  useOnTrue(transfer.step !== 'sending' && transfer.step !== 'done' && transfer.step !== 'idle', tab.drop);

  const isMoving = isInProgress(transfer);
  const transferAndEnter = () => {
    setJudged(true);
    if (wrong !== undefined || reading.problem !== undefined || isMoving || launch.isBusy) return;
    tab.hold();
    isWanted.current = true;
    const isActivity = launch.turnoverText !== undefined && { isActivity: 1 };
    dispatch(
      venueTransfer.actions.submitRequested({ draft: { channelCode, amount: reading.text, ty: '1', ...isActivity } }),
    );
  };
  const enterDirectly = () => {
    if (isMoving || launch.isBusy) return;
    if (venue) tab.hold();
    launch.enter();
  };
  return {
    venue,
    amount,
    setAmount,
    isMoving,
    launch,
    transferAndEnter,
    enterDirectly,
    centre: facts?.centerWalletBalance,
    error: isJudged ? wrong : undefined,
  };
}
