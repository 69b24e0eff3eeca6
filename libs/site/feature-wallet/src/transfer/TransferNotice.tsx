import { bringIntoView, SupportText, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead } from '@pavilion/site-data';
import { Button, Notice } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { venueTransfer, type TransferDraft } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { UnknownNotice } from '../reading/UnknownNotice.tsx';
import { useFailureText } from '../reading/useFailureText.ts';
import { selectVenueTransfer } from '../state/walletState.ts';

/** Notice of a transfer with unknown outcome or of a refusal. An unknown outcome is never shown as a failure. */
export function TransferNotice() {
  const t = useWalletT();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectVenueTransfer);
  const describeTransfer = useTransferText();
  if (state.step === 'unknown')
    return (
      <UnknownNotice onCheck={() => dispatch(venueTransfer.actions.outcomeQueryRequested())}>
        {describeTransfer(state.action.draft)}
      </UnknownNotice>
    );
  if (state.step === 'pending')
    return (
      <Notice ref={bringIntoView} role="status">
        <div>
          <strong>
            {t('transfer.pendingTitle')} · {describeTransfer(state.action.draft)}
          </strong>
          {t('transfer.pendingText')}
        </div>
      </Notice>
    );
  if (state.step !== 'refused') return null;
  return (
    <Notice ref={bringIntoView} role="alert" data-tone="danger">
      <div>
        <strong>
          {t('transfer.refused')} · {describeTransfer(state.action.draft)}
        </strong>
        <SupportText error={state.failure.code}>{failureText(state.failure)}</SupportText>
      </div>
      <Button size="small" variant="quiet" onClick={() => dispatch(venueTransfer.actions.dismissed())}>
        {t('close')}
      </Button>
    </Notice>
  );
}

/** Returns a function that describes a transfer: amount, source and destination. */
function useTransferText(): (draft: TransferDraft) => string {
  const t = useWalletT();
  const venues = useRead(balances, NO_BODY).data?.venues ?? [];
  return ({ amount: text, channelCode, ty }) => {
    const venue = venues.find((known) => known.channelCode === channelCode)?.name ?? channelCode;
    const amount = formatYuan(text);
    return ty === '1' ? t('transfer.unknownIn', { amount, venue }) : t('transfer.unknownOut', { amount, venue });
  };
}
