import { PageHead } from '@pavilion/site-contract';
import { SegmentedControl, token } from '@pavilion/ui-kit';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { CoinExchange } from './CoinExchange.tsx';
import { GiftExchange } from './GiftExchange.tsx';

/**
 * `/mine/exchange`: gifts for points, and coins for CNY (§7 promotions, money). The URL contains the chosen tab, so that
 * a reload and a link show it.
 */
export function ExchangePage() {
  const t = useWalletT();
  const [query, setQuery] = useSearchParams();
  const kind = query.get('kind') === 'coin' ? 'coin' : 'gift';
  return (
    <>
      <PageHead lead={t(kind === 'coin' ? 'coins.lead' : 'gifts.lead')}>
        {t(kind === 'coin' ? 'coins.title' : 'gifts.title')}
      </PageHead>
      <Kinds>
        <SegmentedControl
          label={t('exchange.kind')}
          value={kind}
          onChange={(next) => setQuery(next === 'coin' ? { kind: 'coin' } : {}, { replace: true })}
          segments={[
            { value: 'gift', label: t('gifts.title') },
            { value: 'coin', label: t('coins.title') },
          ]}
        />
      </Kinds>
      {kind === 'coin' ? <CoinExchange /> : <GiftExchange />}
    </>
  );
}

const Kinds = styled.div`
  margin-bottom: ${token('space.4')};
`;
