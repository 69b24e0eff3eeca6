import { buildOrderPath, formatSupportPath, SiteLink } from '@pavilion/site-contract';
import { ButtonRoot } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { formatYuan } from '@pavilion/wallet';
import type { DepositOrder, TransactionRecord } from '@pavilion/wallet/cashier';
import { Link } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { formatInstant } from '@pavilion/site-contract/time';
import { ButtonRow, DetailList, Stack } from '../parts/walletStyles.ts';
import { describeRecord } from '../orders/describeRecord.ts';

/** Props of {@link RecordDetail}. */
export interface RecordDetailProps {
  readonly record: TransactionRecord;
  readonly unpaid: DepositOrder | undefined;
  readonly onClose: () => void;
}

/** All details of one record. */
export function RecordDetail({ record, unpaid, onClose }: RecordDetailProps) {
  const t = useWalletT();
  const path = buildOrderPath(record);
  const { amount, state } = describeRecord(record, unpaid, t);
  return (
    <Dialog isOpen title={t('records.detail')} closeLabel={t('close')} onClose={onClose}>
      <Stack>
        <DetailList>
          <dt>{t('receipt.orderNo')}</dt>
          <dd>
            {record.orderNo} <CopyButton text={record.orderNo} name={t('receipt.orderNo')} />
          </dd>
          <dt>{t('records.type')}</dt>
          <dd>{t(`records.type.${record.type}`)}</dd>
          <dt>{t('records.method')}</dt>
          <dd>{record.methodName}</dd>
          <dt>{t('records.amount')}</dt>
          <dd>{amount}</dd>
          <dt>{t('receipt.fee')}</dt>
          <dd>{formatYuan(record.fee)}</dd>
          <dt>{t('records.status')}</dt>
          <dd>{state}</dd>
          <dt>{t('receipt.createdAt')}</dt>
          <dd>{formatInstant(record.createdAt)}</dd>
          <dt>{t('receipt.finishedAt')}</dt>
          <dd>{formatInstant(record.finishedAt)}</dd>
        </DetailList>
        <ButtonRow>
          {path !== undefined && (
            <ButtonRoot as={SiteLink} to={path} data-variant="secondary">
              {t('records.follow')}
            </ButtonRoot>
          )}
          <ButtonRoot as={Link} to={formatSupportPath({ order: record.orderNo })} data-variant="secondary">
            {t('wait.support')}
          </ButtonRoot>
        </ButtonRow>
      </Stack>
    </Dialog>
  );
}
