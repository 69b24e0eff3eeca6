import type { DepositOrder } from '@pavilion/wallet/cashier';
import { parseMinor } from '@pavilion/kernel';
import { formatYuan } from '@pavilion/wallet';
import { Fragment } from 'react';
import { useWalletT, type WalletT } from '../../messages/walletMessages.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { formatInstant } from '@pavilion/site-contract/time';
import { formatPayAmount } from '@pavilion/site-money';
import { DetailList } from '../../parts/walletStyles.ts';

/** Details of an order that no longer waits for payment. */
export function DepositReceipt({ order }: { readonly order: DepositOrder }) {
  const t = useWalletT();
  return (
    <DetailList>
      <dt>{t('receipt.orderNo')}</dt>
      <dd>
        {order.orderNo} <CopyButton text={order.orderNo} name={t('receipt.orderNo')} />
      </dd>
      {toReceiptRows(order, t).map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </DetailList>
  );
}

const isSome = (amount: string): boolean => parseMinor(amount) !== 0n;

/** Returns names and values in reading order; missing values are omitted. */
function toReceiptRows(order: DepositOrder, t: WalletT): readonly (readonly [name: string, value: string])[] {
  const { payAmount, paidAmount, payCurrency, rate, fee, discount, credited, txHash } = order;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [t('receipt.amount'), formatYuan(order.amount)],
    [t('receipt.payAmount'), formatPayAmount(payAmount, payCurrency)],
    [t('receipt.paid'), paidAmount === undefined ? undefined : formatPayAmount(paidAmount, payCurrency)],
    [t('receipt.rate'), rate === '' ? undefined : `1 USDT = ¥${rate}`],
    [t('receipt.fee'), isSome(fee) ? formatYuan(fee) : undefined],
    [t('receipt.discount'), isSome(discount) ? `+${formatYuan(discount)}` : undefined],
    [t('receipt.credited'), credited === undefined ? undefined : formatYuan(credited)],
    [t('receipt.txHash'), txHash],
    [t('receipt.createdAt'), formatInstant(order.createdAt)],
    [t('receipt.paidAt'), order.paidAt === undefined ? undefined : formatInstant(order.paidAt)],
    [t('receipt.finishedAt'), order.finishedAt === undefined ? undefined : formatInstant(order.finishedAt)],
  ];
  return rows.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value] as const]));
}
