import { Button } from '@pavilion/ui-kit';
import type { SearchResults } from '../matching/useSearchGroups.ts';
import { useSearchT } from '../messages/searchMessages.ts';
import { StatusLine } from './SearchStyles.ts';

/** Props of {@link SearchStatus}. */
export interface SearchStatusProps extends Pick<SearchResults, 'state' | 'search' | 'retry'> {
  readonly count: number;
}

/** Number of results, or the state of the names that are still loading. It is read out when it changes. */
export function SearchStatus({ state, search, count, retry }: SearchStatusProps) {
  const t = useSearchT();
  return (
    <StatusLine>
      <span role="status">{formatStatus()}</span>
      {state === 'failed' && (
        <Button size="small" variant="quiet" onClick={retry}>
          {t('status.retry')}
        </Button>
      )}
    </StatusLine>
  );

  function formatStatus(): string {
    if (state === 'failed') return t('status.failed');
    if (state === 'loading') return t('status.loading');
    if (search === '') return '';
    return count > 0 ? t('status.count', { count }) : t('status.none', { words: search });
  }
}
