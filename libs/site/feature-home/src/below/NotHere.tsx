import { useT } from '@pavilion/site-contract';
import { EmptyState, ErrorState } from '@pavilion/ui-kit';
import { belowMessages } from '../messages/belowMessages.ts';

/** Props of {@link NotHere}. */
export interface NotHereProps {
  /** Whether it could not be had; otherwise there is none. */
  readonly hasFailed: boolean;
  readonly empty: string;
  readonly onRetry: () => void;
}

/** Instead of a section's content: it could not be had, or there is none. */
export function NotHere({ hasFailed, empty, onRetry }: NotHereProps) {
  const t = useT(belowMessages);
  if (!hasFailed) return <EmptyState isCompact title={empty} />;
  return <ErrorState isCompact title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
}
