import { PageTitle, Panel, PanelHead } from '@pavilion/ui-kit';
import { useRef } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { BalanceSheet } from '../overview/BalanceSheet.tsx';
import { RecallButton } from '../overview/RecallButton.tsx';
import { RecallNotice } from '../overview/RecallNotice.tsx';
import { VenueTable } from '../overview/VenueTable.tsx';
import { Sides, Stack } from '../parts/walletStyles.ts';
import { AutoTransfer } from './AutoTransfer.tsx';
import { TransferForm } from './TransferForm.tsx';
import { TransferNotice } from './TransferNotice.tsx';
import { useTransferForm } from './useTransferForm.ts';

/** `/mine/transfermoney`: transfers into and out of venues, and recall of all venue money (WAL-02, WAL-03). */
export function TransferPage() {
  const t = useWalletT();
  const form = useTransferForm();
  const amountBox = useRef<HTMLDivElement>(null);
  const chooseVenue = (channelCode: string) => {
    form.change({ channelCode, direction: '1' });
    amountBox.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <PageTitle lead={t('transfer.lead')} actions={<RecallButton />}>
        {t('transfer.title')}
      </PageTitle>
      <Stack>
        <TransferNotice />
        <RecallNotice />
        <BalanceSheet />
        <Panel>
          <PanelHead>
            <h2>{t('transfer.form')}</h2>
          </PanelHead>
          <Sides>
            <TransferForm form={form} amountBox={amountBox} />
            <AutoTransfer />
          </Sides>
        </Panel>
        <VenueTable onTransferIn={chooseVenue} />
      </Stack>
    </>
  );
}
