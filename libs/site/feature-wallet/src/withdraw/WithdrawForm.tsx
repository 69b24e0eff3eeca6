import { useServices } from '@pavilion/site-contract';
import { Button, EmptyState, Notice, PasswordField, TextField } from '@pavilion/ui-kit';
import { formatCny, formatYuan } from '@pavilion/wallet';
import { getHolderKey } from '../cards/getHolderKey.ts';
import { MethodTiles } from '../frame/MethodTiles.tsx';
import { useWalletT } from '../messages/walletMessages.ts';
import { AmountField } from '../fields/AmountField.tsx';
import { DetailList, WideForm } from '../parts/walletStyles.ts';
import type { WithdrawOptions } from './withdrawOptions.ts';
import { useWithdrawForm, type WithdrawFormState } from './useWithdrawForm.ts';

/** Form of a withdrawal: account, amount, holder name and second password (WAL-05). */
export function WithdrawForm({ options }: { readonly options: WithdrawOptions }) {
  const t = useWalletT();
  const { navigate } = useServices();
  const form = useWithdrawForm(options);
  if (options.cards.length === 0)
    return (
      <EmptyState
        title={t('withdraw.noCards')}
        action={
          <Button variant="primary" onClick={() => navigate('/mine/addBankCard')}>
            {t('cards.add.bank')}
          </Button>
        }
      >
        {t('withdraw.noCardsHint')}
      </EmptyState>
    );
  return <WithdrawFields form={form} options={options} />;
}

interface PartProps {
  readonly form: WithdrawFormState;
  readonly options: WithdrawOptions;
}

function WithdrawFields({ form, options }: PartProps) {
  const t = useWalletT();
  const { fields, change, errors } = form;
  return (
    <WideForm
      noValidate
      aria-label={t('withdraw.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isBusy) form.submit();
      }}
    >
      <AccountTiles form={form} options={options} />
      <AmountField
        label={t('withdraw.amount')}
        value={fields.amount}
        onChange={(amount) => change({ amount })}
        all={options.info.withdrawable}
        hint={t('withdraw.available', { amount: formatYuan(options.info.withdrawable) })}
        error={errors.amount}
      />
      {form.card?.kind !== 'coin' && (
        <TextField
          label={t(`cards.holder.${getHolderKey(form.card?.kind)}`)}
          value={fields.name}
          onChange={(event) => change({ name: event.target.value })}
          autoComplete="name"
          maxLength={64}
          hint={t('withdraw.nameHint', { name: options.info.realName })}
          error={errors.name}
        />
      )}
      <PasswordField
        label={t('withdraw.password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="off"
        value={fields.password}
        onChange={(event) => change({ password: event.target.value })}
        error={errors.password}
      />
      <WithdrawTerms form={form} options={options} />
      <Button type="submit" variant="primary" size="large" isWide isBusy={form.isBusy}>
        {t('withdraw.submit')}
      </Button>
    </WideForm>
  );
}

/** Choice of the saved account. */
function AccountTiles({ form: { fields, change, errors }, options }: PartProps) {
  const t = useWalletT();
  return (
    <>
      <MethodTiles
        label={t('withdraw.card')}
        value={fields.cardId ?? undefined}
        onChange={(cardId) => change({ cardId })}
        tiles={options.cards.map(({ cardId, kind, issuerName, cardNo }) => ({
          value: cardId,
          kind,
          name: issuerName,
          note: cardNo,
        }))}
      />
      {errors.card !== undefined && (
        <Notice role="alert" data-tone="danger">
          {errors.card}
        </Notice>
      )}
    </>
  );
}

/** Limits of the method, and fee and paid amount of this withdrawal. */
function WithdrawTerms({ form: { rule, sum }, options: { rate } }: PartProps) {
  const t = useWalletT();
  return (
    <DetailList>
      {rule && (
        <>
          <dt>{t('deposit.limits')}</dt>
          <dd>
            {formatCny(rule.min)} – {formatCny(rule.max)}
          </dd>
        </>
      )}
      {rule?.currency === 'USDT' && (
        <>
          <dt>{t('receipt.rate')}</dt>
          <dd>1 USDT = ¥{rate}</dd>
        </>
      )}
      <dt>{t('receipt.fee')}</dt>
      <dd data-testid="withdraw-fee">{sum ? formatYuan(sum.fee) : '--'}</dd>
      <dt>{t('withdraw.arrives')}</dt>
      <dd data-testid="withdraw-arrives">{sum?.payout ?? '--'}</dd>
    </DetailList>
  );
}
