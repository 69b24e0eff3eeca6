import { PausableButton, PauseNotice } from '@pavilion/site-money';
import { Notice } from '@pavilion/ui-kit';
import { AmountField } from '../../fields/AmountField.tsx';
import { useWalletT } from '../../messages/walletMessages.ts';
import { WideForm } from '../../parts/walletStyles.ts';
import { DepositLeft } from './DepositLeft.tsx';
import type { DepositOptions, PaymentType } from './depositOptions.ts';
import { Fields } from './depositStyles.ts';
import { DepositSum } from './DepositSum.tsx';
import { PayerNameForm } from './PayerNameForm.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { TransferCode } from './TransferCode.tsx';
import { useDepositDraft } from './useDepositDraft.ts';

/** Props of {@link MethodForm}. */
export interface MethodFormProps {
  readonly type: PaymentType;
  readonly customer: DepositOptions['customer'];
}

/** Amount of a deposit by the chosen method, with what the method and the member's own limits require. */
export function MethodForm({ type, customer }: MethodFormProps) {
  const t = useWalletT();
  const draft = useDepositDraft(type);
  const { isPaused, limit, error } = draft;
  return (
    <Fields>
      {isPaused ? (
        <PauseNotice />
      ) : (
        <>
          {type.needsPayerName && <Payer realName={customer.realName} />}
          <OpenOrders customer={customer} />
          {type.kind === 'transfer' && <TransferCode code={draft.code} />}
        </>
      )}
      <WideForm
        noValidate
        aria-label={t('deposit.title')}
        onSubmit={(event) => {
          event.preventDefault();
          draft.submit();
        }}
      >
        <AmountField
          label={t('deposit.amount')}
          value={draft.typed}
          onChange={draft.setTyped}
          onLeave={draft.leave}
          hint={limit && <DepositLeft limit={limit} type={type} />}
          error={draft.hasErrorShown ? error : undefined}
        />
        <QuickAmounts amounts={type.quickAmounts} onSelect={draft.fillIn} />
        <DepositSum type={type} amount={error === undefined ? draft.parsed.amount : undefined} />
        <PausableButton type="submit" variant="primary" size="large" isWide isBusy={draft.isBusy}>
          {t('deposit.submit')}
        </PausableButton>
      </WideForm>
    </Fields>
  );
}

/** Name of the payer that the method requires, or the form that binds it. */
function Payer({ realName }: { readonly realName: string }) {
  const t = useWalletT();
  return realName === '' ? <PayerNameForm /> : <Notice>{t('deposit.payer', { name: realName })}</Notice>;
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
