import { useT } from '@pavilion/site-contract';
import { ErrorState, Panel } from '@pavilion/ui-kit';
import { homeMessages } from '../messages/homeMessages.ts';

/** Message in place of a part of home whose code could not be loaded. */
export function DeskFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT(homeMessages);
  return (
    <Panel as="div">
      <ErrorState isCompact title={t('desk.failed')} retryLabel={t('desk.retry')} onRetry={onRetry} />
    </Panel>
  );
}
