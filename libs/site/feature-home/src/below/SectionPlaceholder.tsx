import { useT } from '@pavilion/site-contract';
import { EmptyState, ErrorState } from '@pavilion/ui-kit';
import { belowMessages } from '../messages/belowMessages.ts';

/** Props of {@link SectionPlaceholder}. */
export interface SectionPlaceholderProps {
  /** Whether loading has failed; otherwise the section is empty. */
  readonly hasFailed: boolean;
  readonly empty: string;
  readonly onRetry: () => void;
}

/** Message in place of a section that failed to load or is empty. */
export function SectionPlaceholder({ hasFailed, empty, onRetry }: SectionPlaceholderProps) {
  const t = useT(belowMessages);
  if (!hasFailed) return <EmptyState isCompact title={empty} />;
  return <ErrorState isCompact title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
}
