import { useT } from '@pavilion/site-contract';
import { receiptMessages } from '@pavilion/site-money';
import { Table } from '@pavilion/ui-kit';
import { useAccountT } from '../../messages/accountMessages.ts';
import { useBetT, type BetRecord } from '@pavilion/site-bet-ui';
import { formatInstant } from '@pavilion/site-contract/time';
import { createBetColumns } from './createBetColumns.tsx';
import { PAGE_SIZE, type BetFilter } from '../state/betFilter.ts';
import { Foot } from '../betStyles.ts';
import { BetListMessage } from './BetListMessage.tsx';
import { Pager } from './Pager.tsx';
import { createRoundColumns } from './createRoundColumns.tsx';
import type { RoundRecord } from '../state/roundRecord.ts';
import type { BetRecords } from '../state/useBetRecords.ts';

/** Props of {@link BetList}. */
export interface BetListProps {
  readonly filter: BetFilter;
  readonly records: BetRecords;
  readonly onChange: (part: Partial<BetFilter>) => void;
  readonly onDetail: (bet: BetRecord) => void;
  readonly onReceipt: (bet: BetRecord) => void;
  readonly onRoundReceipt: (round: RoundRecord) => void;
}

/** Bets or rounds of one page, or a message if there are none. After a failed refresh it shows the time of the data. */
export function BetList({ filter, records, onChange, onDetail, onReceipt, onRoundReceipt }: BetListProps) {
  const t = useAccountT();
  const betT = useBetT();
  const receiptT = useT(receiptMessages);
  const { page, failure } = records;
  const shared = {
    caption: t(`bets.tab.${filter.tab}`),
    isLoading: page === undefined && failure === undefined,
    empty: <BetListMessage filter={filter} records={records} onChange={onChange} />,
  };
  return (
    <>
      {filter.kind === 'games' ? (
        <Table
          {...shared}
          columns={createRoundColumns(filter.tab, { t, receiptT, onReceipt: onRoundReceipt })}
          rows={page?.records.rounds ?? []}
          rowKey={(round) => round.roundId}
        />
      ) : (
        <Table
          {...shared}
          columns={createBetColumns(filter.tab, { t, betT, receiptT }, { onDetail, onReceipt })}
          rows={page?.records.list ?? []}
          rowKey={(bet) => bet.betId}
          rowState={(bet) => (bet.status === 'rejected' ? 'muted' : undefined)}
        />
      )}
      {page && (
        <Foot>
          <span role="status">
            {failure === undefined
              ? t('bets.updated', { time: formatInstant(page.loadedAt) })
              : t('bets.stale', { time: formatInstant(page.loadedAt) })}
          </span>
          <Pager
            page={filter.page}
            pages={Math.max(1, Math.ceil(page.records.total / PAGE_SIZE))}
            onPage={(next) => onChange({ page: next })}
          />
        </Foot>
      )}
    </>
  );
}
