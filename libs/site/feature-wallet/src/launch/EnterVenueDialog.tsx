import type { DialogProps } from '@pavilion/site-contract';
import { LoadFailure } from '@pavilion/site-data';
import { PausableButton, PauseNotice, usePlayPause } from '@pavilion/site-money';
import { VisuallyHidden } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { formatYuan } from '@pavilion/wallet';
import { useId } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { AmountField } from '../fields/AmountField.tsx';
import { Caption, DetailList, Stack } from '../parts/walletStyles.ts';
import { FormSkeleton } from '../reading/FormSkeleton.tsx';
import { TransferNotice } from '../transfer/TransferNotice.tsx';
import { LaunchNotice } from './LaunchNotice.tsx';
import { useEntryForm, type EntryForm } from './useEntryForm.ts';

/** Dialog that transfers money into a venue and enters it, or enters it without a transfer (DLG-04, GAM-03). */
export function EnterVenueDialog(props: DialogProps<'enterVenue'>) {
  const t = useWalletT();
  const formId = useId();
  const form = useEntryForm(props);
  const { venue, launch, isMoving } = form;
  const name = venue?.name ?? '';
  return (
    <Dialog
      isOpen
      title={venue ? t('enter.title', { venue: name }) : t('enter.open')}
      closeLabel={t('close')}
      onClose={props.close}
      actions={
        <>
          <PausableButton
            variant={venue ? 'secondary' : 'primary'}
            isBusy={launch.isBusy && !isMoving}
            disabled={isMoving}
            onClick={form.enterDirectly}
          >
            {t('enter.direct')}
          </PausableButton>
          {venue && (
            <PausableButton
              type="submit"
              form={formId}
              variant="primary"
              isBusy={isMoving}
              disabled={launch.isBusy && !isMoving}
            >
              {t('enter.confirm')}
            </PausableButton>
          )}
        </>
      }
    >
      <Stack>
        <PauseNotice />
        <TransferNotice />
        <LaunchNotice launch={launch} venue={name} onFollowed={props.close} />
        {venue ? <EntryFields id={formId} form={form} /> : <MissingWallet {...form.balance} />}
      </Stack>
    </Dialog>
  );
}

/** Content while it is unknown whether the venue has a wallet, and for a venue without one. */
function MissingWallet({ data, failure, isFetching, refetch }: EntryForm['balance']) {
  const t = useWalletT();
  if (data) return <Caption>{t('enter.noWallet')}</Caption>;
  if (failure) return <LoadFailure hasMoneyHint failure={failure} isFetching={isFetching} onRetry={refetch} />;
  return (
    <Stack aria-busy="true">
      <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
      <FormSkeleton />
    </Stack>
  );
}

function EntryFields({ id, form }: { readonly id: string; readonly form: EntryForm }) {
  const t = useWalletT();
  const pause = usePlayPause();
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pause) form.transferAndEnter();
      }}
    >
      <Stack>
        <DetailList>
          <dt>{t('balance.center')}</dt>
          <dd data-testid="enter-centre">{formatYuan(form.centre)}</dd>
          <dt>{t('balance.venues')}</dt>
          <dd data-testid="enter-venue">{formatYuan(form.venue?.balance)}</dd>
        </DetailList>
        <AmountField
          label={t('enter.amount')}
          value={form.amount}
          onChange={form.setAmount}
          all={form.centre}
          error={form.error}
        />
      </Stack>
    </form>
  );
}
