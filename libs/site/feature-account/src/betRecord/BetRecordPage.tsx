import { lazyWithRetry, PageHead, useAppDispatch, useOpenRecord } from '@pavilion/site-contract';
import type { BetRecord } from '@pavilion/site-bet-ui';
import { readsChanged } from '@pavilion/site-data';
import { Panel, TabPanel, Tabs } from '@pavilion/ui-kit';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccountT } from '../messages/accountMessages.ts';
import { MineLayout } from '../mine/MineLayout.tsx';
import { BET_TABS, readBetFilter, writeBetFilter, type BetFilter } from './state/betFilter.ts';
import { BetFilters } from './BetFilters.tsx';
import { BetList } from './list/BetList.tsx';
import type { RoundRecord } from './state/roundRecord.ts';
import { SettledNotice } from './SettledNotice.tsx';
import { useBetRecords } from './state/useBetRecords.ts';

const BetReceipt = lazyWithRetry(() => import('./detail/BetReceipt.tsx').then((file) => file.BetReceipt));
const RoundReceipt = lazyWithRetry(() => import('./detail/RoundReceipt.tsx').then((file) => file.RoundReceipt));
const BetDetail = lazyWithRetry(() => import('./detail/BetDetail.tsx').then((file) => file.BetDetail));

const BET_VIEWS = ['detail', 'receipt'] as const;
const ROUND_VIEWS = ['round'] as const;
const getBetId = ({ betId }: BetRecord) => betId;
const getRoundId = ({ roundId }: RoundRecord) => roundId;

/** `/mine/betRecord`: open and settled bets of the member. Filter, page and open record are part of the URL (WAL-07). */
export function BetRecordPage() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const [query, setQuery] = useSearchParams();
  const [hasSettledBets, setHasSettledBets] = useState(false);
  const filter = readBetFilter(query);
  const onSettled = useCallback(() => {
    setHasSettledBets(true);
    dispatch(readsChanged({ tags: ['balance'] }));
  }, [dispatch]);
  const records = useBetRecords(filter, onSettled);
  const { list, rounds } = records.page?.records ?? {};
  const bet = useOpenRecord({ views: BET_VIEWS, records: list, getId: getBetId });
  const round = useOpenRecord({ views: ROUND_VIEWS, records: rounds, getId: getRoundId });
  const change = (part: Partial<BetFilter>) => {
    if (part.tab === 'settled') setHasSettledBets(false);
    setQuery(writeBetFilter({ ...filter, page: 1, ...part }), { replace: part.page === undefined });
  };
  return (
    <MineLayout>
      <PageHead lead={t('bets.lead')}>{t('bets.title')}</PageHead>
      <Tabs
        label={t('bets.tabs')}
        idPrefix="bets"
        selected={filter.tab}
        onSelect={(tab) => change({ tab })}
        tabs={BET_TABS.map((id) => ({ id, label: t(`bets.tab.${id}`) }))}
      />
      <TabPanel idPrefix="bets" id={filter.tab}>
        <BetFilters filter={filter} records={records} onChange={change} />
        <SettledNotice
          isVisible={hasSettledBets && filter.tab !== 'settled'}
          onShow={() => change({ tab: 'settled' })}
        />
        <Panel data-flush="">
          <BetList
            filter={filter}
            records={records}
            onChange={change}
            onDetail={(record) => bet.open('detail', record)}
            onReceipt={(record) => bet.open('receipt', record)}
            onRoundReceipt={(record) => round.open('round', record)}
          />
        </Panel>
      </TabPanel>
      {bet.view === 'detail' && bet.record && <BetDetail bet={bet.record} onClose={bet.close} />}
      {bet.view === 'receipt' && bet.record && <BetReceipt bet={bet.record} onClose={bet.close} />}
      {round.record && <RoundReceipt round={round.record} onClose={round.close} />}
    </MineLayout>
  );
}
