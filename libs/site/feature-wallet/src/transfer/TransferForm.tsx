import { useAppSelector } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead } from '@pavilion/site-data';
import { PausableButton, PauseNotice } from '@pavilion/site-money';
import { Button, SegmentedControl } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { isInProgress } from '@pavilion/wallet/cashier';
import type { RefObject } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { LazySelect } from '../fields/LazySelect.tsx';
import { AmountField } from '../fields/AmountField.tsx';
import { WideForm } from '../parts/walletStyles.ts';
import { selectVenueTransfer } from '../state/walletState.ts';
import type { TransferFormState } from './useTransferForm.ts';

/** Props of {@link TransferForm}. */
export interface TransferFormProps {
  readonly form: TransferFormState;
  readonly amountBox: RefObject<HTMLDivElement | null>;
}

/** Direction, venue and amount of a transfer. Only one transfer is in progress at a time (F-WAL-03). */
export function TransferForm({ form, amountBox }: TransferFormProps) {
  const t = useWalletT();
  const { fields, change, balance } = form;
  const venues = useRead(balances, NO_BODY).data?.venues ?? [];
  // A pause of play refuses transfers to venues only.
  const isIncoming = fields.direction === '1';
  const Submit = isIncoming ? PausableButton : Button;
  const isBusy = isInProgress(useAppSelector(selectVenueTransfer));
  return (
    <WideForm
      noValidate
      aria-label={t('transfer.form')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) form.submit();
      }}
    >
      <SegmentedControl
        label={t('transfer.direction')}
        isWide
        value={fields.direction}
        onChange={(direction) => change({ direction })}
        segments={[
          { value: '1', label: t('transfer.in') },
          { value: '2', label: t('transfer.out') },
        ]}
      />
      <LazySelect
        label={t('transfer.venue')}
        placeholder={t('transfer.chooseVenue')}
        value={fields.channelCode}
        onChange={(channelCode) => change({ channelCode })}
        error={form.venueError}
        options={venues.map((venue) => ({
          value: venue.channelCode,
          label: `${venue.name} ${formatYuan(venue.balance)}`,
          isDisabled: isIncoming && venue.state !== undefined && venue.state !== 'open',
        }))}
      />
      <div ref={amountBox}>
        <AmountField
          value={fields.amount}
          onChange={(amount) => change({ amount })}
          all={balance}
          hint={t('transfer.from', { balance: formatYuan(balance) })}
          error={form.amountError}
        />
      </div>
      {isIncoming && <PauseNotice />}
      <Submit type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        {t('transfer.submit')}
      </Submit>
    </WideForm>
  );
}
