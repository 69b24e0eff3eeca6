import { IconButton, Money, RefreshIcon, SegmentedControl, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { LazySelect } from '../fields/LazySelect.tsx';
import { RECORD_RANGES, RECORD_STATUSES, RECORD_TYPES, type RecordFilter } from './recordFilter.ts';
import type { RecordPageKeys } from './recordPageKeys.ts';
import type { Records } from './useRecords.ts';

/** Props of {@link RecordFilters}. */
export interface RecordFiltersProps {
  readonly filter: RecordFilter;
  readonly records: Records;
  readonly keys: RecordPageKeys;
  readonly isTypeFixed: boolean;
  readonly onChange: (part: Partial<RecordFilter>) => void;
}

/** Value of "all" in a select, because a select cannot hold the empty value of the wire. */
const ALL = 'all';
const toOption = <Value extends string>(value: Value) =>
  (value === '' ? ALL : value) as Exclude<Value, ''> | typeof ALL;

/** Filters by type, status and time, the totals under them, and the refresh button. */
export function RecordFilters({ filter, records, keys, isTypeFixed, onChange }: RecordFiltersProps) {
  const t = useWalletT();
  const { totals, isRefreshing, refresh } = records;
  return (
    <Bar>
      {!isTypeFixed && (
        <LazySelect
          label={t('records.type')}
          value={toOption(filter.type)}
          onChange={(type) => onChange({ type: type === ALL ? '' : type })}
          options={RECORD_TYPES.map((type) => ({ value: toOption(type), label: t(`records.type.${toOption(type)}`) }))}
        />
      )}
      <LazySelect
        label={t('records.status')}
        value={toOption(filter.status)}
        onChange={(status) => onChange({ status: status === ALL ? '' : status })}
        options={RECORD_STATUSES.map((status) => ({
          value: toOption(status),
          label: t(`records.status.${toOption(status)}`),
        }))}
      />
      <SegmentedControl
        label={t('records.range')}
        value={filter.range}
        onChange={(range) => onChange({ range })}
        segments={RECORD_RANGES.map((value) => ({ value, label: t(`records.range.${value}`) }))}
      />
      <Totals data-testid="record-totals">
        {totals && (
          <>
            <span>{t(keys.count, { count: totals.total })}</span>
            <span>
              {t(keys.in)} <Money sign="¥" text={formatAmount(totals.totalIn)} />
            </span>
            <span>
              {t(keys.out)} <Money sign="¥" text={formatAmount(totals.totalOut)} />
            </span>
          </>
        )}
        <IconButton label={t('records.refresh')} aria-busy={isRefreshing} onClick={refresh}>
          <RefreshIcon />
        </IconButton>
      </Totals>
    </Bar>
  );
}

const formatAmount = (amount: string) => formatCny(amount, { symbol: false, decimals: 'always' });

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token('space.3')};
  > :nth-child(-n + 2) {
    min-width: 9rem;
  }
`;

const Totals = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.5')};
  margin-inline-start: auto;
  color: ${token('color.text.secondary')};
  > span > span {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
`;
