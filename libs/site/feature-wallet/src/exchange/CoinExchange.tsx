import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Button, SegmentedControl } from '@pavilion/ui-kit';
import { coinExchange } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { AmountField } from '../parts/AmountField.tsx';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import { payText } from '../parts/payText.ts';
import { ReadingPanel } from '../parts/ReadingPanel.tsx';
import { useOnce } from '../parts/useOnce.ts';
import { useRead } from '../parts/useRead.ts';
import { Facts, Form, Sides, Stack } from '../parts/walletParts.ts';
import { selectCoinExchange } from '../state/walletState.ts';
import { CoinNotice } from './CoinNotice.tsx';
import { readCoinFacts, type CoinFacts } from './readCoinFacts.ts';
import { useCoinForm, type CoinForm } from './useCoinForm.ts';

/** Yuan into coins and back, between the centre wallet and the coin wallet, at the rate on view (decision 0008). */
export function CoinExchange() {
  const dispatch = useAppDispatch();
  const reading = useRead(readCoinFacts);
  const { again } = reading;
  const { step } = useAppSelector(selectCoinExchange);
  useOnce(step === 'done', () => {
    dispatch(coinExchange.actions.dismissed());
    again();
  });
  // A rate that moved is read anew, so that the next press is about the new one.
  useOnce(step === 'refused', again);
  return (
    <Stack>
      <CoinNotice />
      <ReadingPanel reading={reading} skeleton={<FormSkeleton />}>
        {(facts) => <CoinPanel facts={facts} />}
      </ReadingPanel>
    </Stack>
  );
}

function CoinPanel({ facts }: { readonly facts: CoinFacts }) {
  const form = useCoinForm(facts);
  return (
    <Sides>
      <CoinFields form={form} />
      <CoinTerms form={form} facts={facts} />
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
        value={form.way}
        onChange={form.setWay}
        segments={[
          { value: '1', label: t('coins.buy') },
          { value: '2', label: t('coins.sell') },
        ]}
      />
      <AmountField
        label={t(form.way === '1' ? 'coins.pay' : 'coins.give')}
        sign={form.currency === 'CNY' ? '¥' : 'USDT'}
        value={form.amount}
        onChange={form.setAmount}
        all={form.balance}
        hint={t('coins.available', { amount: payText(form.balance, form.currency) })}
        error={form.error}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={form.isBusy}>
        {t('coins.submit')}
      </Button>
    </Form>
  );
}

/** Both wallets, the rate of this way, and what it brings. */
function CoinTerms({ form, facts }: { readonly form: CoinForm; readonly facts: CoinFacts }) {
  const t = useWalletT();
  return (
    <Facts>
      <dt>{t('balance.center')}</dt>
      <dd data-testid="coin-centre">{payText(facts.centerWalletBalance, 'CNY')}</dd>
      <dt>{t('coins.wallet')}</dt>
      <dd data-testid="coin-wallet">{payText(facts.coinBalance, 'USDT')}</dd>
      <dt>{t('receipt.rate')}</dt>
      <dd data-testid="coin-rate">1 USDT = ¥{form.rate}</dd>
      <dt>{t('coins.brings')}</dt>
      <dd data-testid="coin-brings">{form.brings ?? '--'}</dd>
    </Facts>
  );
}
