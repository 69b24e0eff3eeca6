import { PageHead } from '@pavilion/site-contract';
import { Panel, PanelHead } from '@pavilion/ui-kit';
import { useRef } from 'react';
import { CashierLayout } from '../frame/CashierLayout.tsx';
import { FlowSteps } from '../frame/FlowSteps.tsx';
import { OrdersPanel } from '../frame/OrdersPanel.tsx';
import { useWalletT } from '../messages/walletMessages.ts';
import { BalanceSheet } from '../overview/BalanceSheet.tsx';
import { RecallButton } from '../overview/RecallButton.tsx';
import { RecallNotice } from '../overview/RecallNotice.tsx';
import { VenueTable } from '../overview/VenueTable.tsx';
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
      <PageHead lead={t('transfer.lead')} actions={<RecallButton />}>
        {t('transfer.title')}
      </PageHead>
      <CashierLayout
        side={
          <>
            <BalanceSheet />
            <Panel>
              <AutoTransfer />
            </Panel>
            <OrdersPanel type="transfer" />
          </>
        }
      >
        <TransferNotice />
        <RecallNotice />
        <Panel>
          <PanelHead>
            <h2>{t('transfer.form')}</h2>
          </PanelHead>
          <FlowSteps flow="transfer" current={form.fields.channelCode === null ? 0 : 1} />
          <TransferForm form={form} amountBox={amountBox} />
        </Panel>
        <VenueTable onTransferIn={chooseVenue} />
      </CashierLayout>
    </>
  );
}
