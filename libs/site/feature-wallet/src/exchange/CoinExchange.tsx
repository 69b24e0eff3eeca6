import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { formatPayAmount } from '@pavilion/site-money';
import { Button, SegmentedControl } from '@pavilion/ui-kit';
import { coinExchange } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { AmountField } from '../fields/AmountField.tsx';
import { FormSkeleton } from '../reading/FormSkeleton.tsx';
import { ReadPanel } from '../reading/ReadPanel.tsx';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { DetailList, Form, Sides, Stack } from '../parts/walletStyles.ts';
import { selectCoinExchange } from '../state/walletState.ts';
import { CoinNotice } from './CoinNotice.tsx';
import { useCoinForm, type CoinForm, type CoinRates } from './useCoinForm.ts';

/** Exchange between centre wallet (CNY) and coin wallet at the displayed rate (decision 0008). */
export function CoinExchange() {
  const dispatch = useAppDispatch();
  const read = useRead('transfer.getTransferRate', {});
  const { step } = useAppSelector(selectCoinExchange);
  useOnTrue(step === 'done', () => void dispatch(coinExchange.actions.dismissed()));
  // The refusal may mean that the rate has changed; the next submit needs the new one.
  useOnTrue(step === 'refused', read.refetch);
  return (
    <Stack>
      <CoinNotice />
      <ReadPanel read={read} skeleton={<FormSkeleton />}>
        {(rates) => <CoinPanel rates={rates} />}
      </ReadPanel>
    </Stack>
  );
}

function CoinPanel({ rates }: { readonly rates: CoinRates }) {
  const form = useCoinForm(rates);
  return (
    <Sides>
      <CoinFields form={form} />
      <CoinTerms form={form} rates={rates} />
    </Sides>
  );
}

function CoinFields({ form }: { readonly form: CoinForm }) {
  const t = useWalletT();
  return (
    <Form
      noValidate
      aria-label={t('coins.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isBusy) form.submit();
      }}
    >
      <SegmentedControl
        label={t('coins.way')}
        isWide
        value={form.direction}
        onChange={form.setDirection}
        segments={[
          { value: '1', label: t('coins.buy') },
          { value: '2', label: t('coins.sell') },
        ]}
      />
      <AmountField
        label={t(form.direction === '1' ? 'coins.pay' : 'coins.give')}
        sign={form.currency === 'CNY' ? '¥' : 'USDT'}
        value={form.amount}
        onChange={form.setAmount}
        all={form.balance}
        hint={t('coins.available', { amount: formatPayAmount(form.balance, form.currency) })}
        error={form.error}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={form.isBusy}>
        {t('coins.submit')}
      </Button>
    </Form>
  );
}

/** Balances of both wallets, the rate of the direction and the resulting amount. */
function CoinTerms({ form, rates }: { readonly form: CoinForm; readonly rates: CoinRates }) {
  const t = useWalletT();
  return (
    <DetailList>
      <dt>{t('balance.center')}</dt>
      <dd data-testid="coin-centre">{formatPayAmount(rates.centerWalletBalance, 'CNY')}</dd>
      <dt>{t('coins.wallet')}</dt>
      <dd data-testid="coin-wallet">{formatPayAmount(rates.coinBalance, 'USDT')}</dd>
      <dt>{t('receipt.rate')}</dt>
      <dd data-testid="coin-rate">1 USDT = ¥{form.rate}</dd>
      <dt>{t('coins.brings')}</dt>
      <dd data-testid="coin-brings">{form.result ?? '--'}</dd>
    </DetailList>
  );
}
