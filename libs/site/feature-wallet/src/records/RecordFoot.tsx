import { Button, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import type { Records } from './useRecords.ts';

/** Props of {@link RecordFoot}. */
export interface RecordFootProps {
  readonly records: Records;
}

/** Number of records shown, whether they are stale, and a button that loads more without scrolling. */
export function RecordFoot({ records }: RecordFootProps) {
  const t = useWalletT();
  const { list, totals, isComplete, isStale, hasMoreFailed, isLoadingMore, readMore } = records;
  return (
    <Foot>
      <span role="status">{isStale ? t('records.stale') : hasMoreFailed ? t('records.moreFailed') : ''}</span>
      <span data-testid="records-shown">
        {isComplete
          ? t('records.allShown', { count: list.length })
          : t('records.shown', { count: list.length, total: totals?.total ?? 0 })}
      </span>
      {!isComplete && (
        <Button size="small" isBusy={isLoadingMore} onClick={readMore}>
          {t('records.more')}
        </Button>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.4')};
  min-height: ${token('density.control')};
  padding: ${token('space.2')} ${token('space.3')};
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
  > [role='status'] {
    margin-inline-end: auto;
  }
`;
