import { useT } from '@pavilion/site-contract';
import { EmptyState, ErrorState } from '@pavilion/ui-kit';
import { belowMessages } from '../messages/belowMessages.ts';

/** Props of {@link SectionPlaceholder}. */
export interface SectionPlaceholderProps {
  /** Whether it could not be had; otherwise there is none. */
  readonly hasFailed: boolean;
  readonly empty: string;
  readonly onRetry: () => void;
}

/** Instead of a section's content: it could not be had, or there is none. */
export function SectionPlaceholder({ hasFailed, empty, onRetry }: SectionPlaceholderProps) {
  const t = useT(belowMessages);
  if (!hasFailed) return <EmptyState isCompact title={empty} />;
  return <ErrorState isCompact title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
}
