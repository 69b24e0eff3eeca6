import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Button, Notice } from '@pavilion/ui-kit';
import { deposit, isInProgress, parseAmount } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { AmountField } from '../parts/AmountField.tsx';
import { getAmountError } from '../parts/getAmountError.ts';
import { Form, Sides } from '../parts/walletStyles.ts';
import { selectDeposit } from '../state/walletState.ts';
import { Fields, Layout } from './depositStyles.ts';
import { DepositTerms } from './DepositTerms.tsx';
import { PayerNameForm } from './PayerNameForm.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import type { DepositOptions, PaymentType } from './depositOptions.ts';

/** Choice of payment method and amount. A change of the method keeps the typed amount. */
export function DepositForm({ options }: { readonly options: DepositOptions }) {
  const t = useWalletT();
  const [payType, setPayType] = useState(options.types[0]?.payType);
  const type = options.types.find((known) => known.payType === payType);
  return (
    <Layout>
      <PaymentMethods types={options.types} value={payType} onChange={setPayType} />
      {type ? <MethodForm type={type} customer={options.customer} /> : <p>{t('deposit.noWays')}</p>}
    </Layout>
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
  const isBusy = isInProgress(useAppSelector(selectDeposit));
  const parsed = parseAmount(typed);
  const error = getAmountError(parsed, type, t);
  const submit = () => {
    setSubmitted(true);
    if (error !== undefined || parsed.problem !== undefined || isBusy) return;
    dispatch(deposit.actions.submitRequested({ draft: { payType: type.payType, amount: parsed.text } }));
  };
  return (
    <Sides>
      <Fields>
        {type.needsPayerName &&
          (customer.realName === '' ? (
            <PayerNameForm />
          ) : (
            <Notice>{t('deposit.payer', { name: customer.realName })}</Notice>
          ))}
        <Form
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
            error={hasSubmitted ? error : undefined}
          />
          <QuickAmounts amounts={type.quickAmounts} onSelect={setTyped} />
          <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
            {t('deposit.submit')}
          </Button>
        </Form>
      </Fields>
      <DepositTerms type={type} amount={parsed.amount} />
    </Sides>
  );
}
