import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Button, Notice, Tag } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { deposit, isInProgress, parseAmount } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWalletT } from '../../messages/walletMessages.ts';
import { AmountField } from '../../fields/AmountField.tsx';
import { getAmountError } from '../../fields/getAmountError.ts';
import { MethodTiles } from '../../frame/MethodTiles.tsx';
import { WideForm } from '../../parts/walletStyles.ts';
import { selectDeposit } from '../../state/walletState.ts';
import { Fields, Layout } from './depositStyles.ts';
import { DepositSum } from './DepositSum.tsx';
import { PayerNameForm } from './PayerNameForm.tsx';
import { TransferCode } from './TransferCode.tsx';
import { useSignalCode } from './useSignalCode.ts';
import { QuickAmounts } from './QuickAmounts.tsx';
import type { DepositOptions, PaymentType } from './depositOptions.ts';

/** Props of {@link DepositForm}. */
export interface DepositFormProps extends Pick<DepositOptions, 'types' | 'customer'> {
  /** Chosen method. */
  readonly type: PaymentType | undefined;
  readonly onChange: (payType: string) => void;
}

/** Choice of payment method and amount. A change of the method keeps the typed amount. */
export function DepositForm({ types, type, customer, onChange }: DepositFormProps) {
  const t = useWalletT();
  const tiles = types.map((known) => ({
    value: known.payType,
    kind: known.kind,
    name: known.name,
    note: <TileNote type={known} />,
  }));
  return (
    <Layout>
      <MethodTiles label={t('deposit.way')} tiles={tiles} value={type?.payType} onChange={onChange} />
      {type ? <MethodForm type={type} customer={customer} /> : <p>{t('deposit.noWays')}</p>}
    </Layout>
  );
}

function TileNote({ type: { min, feeRate, discountRate } }: { readonly type: PaymentType }) {
  const t = useWalletT();
  if (discountRate !== '0') return <Tag tone="accent">{t('deposit.gives', { rate: discountRate })}</Tag>;
  const fee = feeRate === '0' ? t('deposit.free') : `${t('deposit.fee')} ${feeRate}%`;
  return `${t('cashier.from', { amount: formatCny(min) })} · ${fee}`;
}

/** Number of unpaid orders and their limit, so that the limit is known before an order is refused. */
function OpenOrders({ customer: { openOrders, openOrdersMax } }: Pick<MethodFormProps, 'customer'>) {
  const t = useWalletT();
  const { length: count } = openOrders;
  if (count === 0) return null;
  return count < openOrdersMax ? (
    <Notice>{t('deposit.openCount', { count, max: openOrdersMax })}</Notice>
  ) : (
    <Notice data-tone="warning">{t('deposit.openFull', { max: openOrdersMax })}</Notice>
  );
}

interface MethodFormProps {
  readonly type: PaymentType;
  readonly customer: DepositOptions['customer'];
}

function MethodForm({ type, customer }: MethodFormProps) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  // Links of deposit bonuses name the amount (ACT-01).
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(() => parseAmount(search.get('amount') ?? '').text ?? '');
  const [hasSubmitted, setSubmitted] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const isBusy = isInProgress(useAppSelector(selectDeposit));
  const isTransfer = type.kind === 'transfer';
  const code = useSignalCode(isTransfer);
  const parsed = parseAmount(typed);
  const error = getAmountError(parsed, type, t);
  const submit = () => {
    setSubmitted(true);
    if (error !== undefined || parsed.problem !== undefined || isBusy) return;
    const signalCode = isTransfer ? code.data?.signalCode : undefined;
    const draft = { payType: type.payType, amount: parsed.text, ...(signalCode && { signalCode }) };
    dispatch(deposit.actions.submitRequested({ draft }));
  };
  return (
    <Fields>
      {type.needsPayerName &&
        (customer.realName === '' ? (
          <PayerNameForm />
        ) : (
          <Notice>{t('deposit.payer', { name: customer.realName })}</Notice>
        ))}
      <OpenOrders customer={customer} />
      {isTransfer && <TransferCode code={code} />}
      <WideForm
        noValidate
        aria-label={t('deposit.title')}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AmountField
          label={t('deposit.amount')}
          value={typed}
          onChange={setTyped}
          onLeave={() => setLeft(true)}
          error={hasSubmitted || (hasLeft && typed !== '') ? error : undefined}
        />
        <QuickAmounts amounts={type.quickAmounts} onSelect={setTyped} />
        <DepositSum type={type} amount={error === undefined ? parsed.amount : undefined} />
        <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
          {t('deposit.submit')}
        </Button>
      </WideForm>
    </Fields>
  );
}
