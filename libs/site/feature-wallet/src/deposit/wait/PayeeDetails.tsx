import type { DepositOrder } from '@pavilion/wallet/cashier';
import { Fragment } from 'react';
import { useWalletT } from '../../messages/walletMessages.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { formatInstant } from '@pavilion/site-contract/time';
import { DetailList } from '../../parts/walletStyles.ts';

/** Payee of an order. Each value that has to be entered elsewhere can be copied. */
export function PayeeDetails({ order }: { readonly order: DepositOrder }) {
  const t = useWalletT();
  const { bankName, branch, accountNo, holder, protocol, remark } = order.payTo;
  const account = order.kind === 'coin' ? t('pay.address') : t('pay.account');
  const rows = [
    { name: t('pay.bank'), value: [bankName, branch].filter((part) => part !== '').join(' '), isCopied: false },
    { name: t('pay.chain'), value: protocol, isCopied: false },
    { name: account, value: accountNo, isCopied: true },
    { name: t('pay.holder'), value: holder, isCopied: true },
    { name: t('pay.remark'), value: remark, isCopied: true },
    { name: t('receipt.rate'), value: order.rate === '' ? '' : `1 USDT = ¥${order.rate}`, isCopied: false },
    { name: t('pay.until'), value: formatInstant(order.expiresAt), isCopied: false },
  ];
  return (
    <DetailList>
      {rows
        .filter(({ value }) => value !== '')
        .map(({ name, value, isCopied }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {isCopied && <CopyButton text={value} name={name} />}
            </dd>
          </Fragment>
        ))}
    </DetailList>
  );
}
