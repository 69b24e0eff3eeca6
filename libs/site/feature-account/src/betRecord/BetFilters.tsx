import { IconButton, RefreshIcon, SegmentedControl } from '@pavilion/ui-kit';
import { useAccountT } from '../messages/accountMessages.ts';
import { BET_KINDS, BET_RANGES, type BetFilter } from './state/betFilter.ts';
import { Bar, BarEnd, BarStart } from './betStyles.ts';
import { BetTotals } from './BetTotals.tsx';
import type { BetRecords } from './state/useBetRecords.ts';

/** Props of {@link BetFilters}. */
export interface BetFiltersProps {
  readonly filter: BetFilter;
  readonly records: BetRecords;
  readonly onChange: (part: Partial<BetFilter>) => void;
}

/** Kind of record, time range, totals and the refresh button. */
export function BetFilters({ filter, records, onChange }: BetFiltersProps) {
  const t = useAccountT();
  return (
    <Bar>
      <BarStart>
        <SegmentedControl
          label={t('bets.kind')}
          size="small"
          value={filter.kind}
          onChange={(kind) => onChange({ kind })}
          segments={BET_KINDS.map((value) => ({ value, label: t(`bets.kind.${value}`) }))}
        />
        <SegmentedControl
          label={t('bets.range')}
          size="small"
          value={filter.range}
          onChange={(range) => onChange({ range })}
          segments={BET_RANGES.map((value) => ({ value, label: t(`bets.range.${value}`) }))}
        />
      </BarStart>
      <BarEnd>
        <BetTotals page={records.page} hasNet={filter.tab !== 'open'} />
        <IconButton label={t('bets.refresh')} aria-busy={records.isRefreshing} onClick={records.refresh}>
          <RefreshIcon />
        </IconButton>
      </BarEnd>
    </Bar>
  );
}
