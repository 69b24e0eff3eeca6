import { styled } from 'styled-components';
import { Button, EmptyState, ErrorState, MaintenanceState, OfflineState, token } from '../../src/index.ts';
import type { MessageSet } from '../messages.ts';

interface StatePanelsProps {
  readonly words: MessageSet;
}

/** States without content: empty, failed, offline, maintenance. */
export function StatePanels({ words }: StatePanelsProps) {
  return (
    <Four>
      <EmptyState title={words.noRecords} action={<Button variant="primary">{words.goSport}</Button>}>
        {words.noRecordsText}
      </EmptyState>
      <ErrorState title={words.error} retryLabel={words.retry} onRetry={() => undefined}>
        {words.errorText}
      </ErrorState>
      <OfflineState title={words.offline} retryLabel={words.retry} onRetry={() => undefined}>
        {words.offlineText}
      </OfflineState>
      <MaintenanceState title={words.maintenance}>{words.maintenanceText}</MaintenanceState>
      <EmptyState isCompact drawing="slip" title={words.emptySlip} />
      <EmptyState isCompact drawing="search" title={words.nothing} />
      <EmptyState isCompact drawing="message" title={words.unread} />
      <EmptyState isCompact drawing="match" title={words.goSport} />
    </Four>
  );
}

const Four = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${token('space.4')};
`;
