import type {} from '@pavilion/api-client';
import { SupportText, useFailureText } from '@pavilion/site-contract';
import type { Read } from '@pavilion/site-data';
import { ErrorState } from '@pavilion/ui-kit';
import { usePartnersT } from '../messages/partnerMessages.ts';

/** Failure of a read, with a retry. */
export function ReadFailure({ read }: { readonly read: Pick<Read<unknown>, 'failure' | 'isFetching' | 'refetch'> }) {
  const t = usePartnersT();
  const failureText = useFailureText();
  const { failure, isFetching, refetch } = read;
  if (!failure) return null;
  return (
    <ErrorState title={t('load.failed')} retryLabel={t('retry')} onRetry={refetch} isRetrying={isFetching}>
      <SupportText error={failure.code}>{failureText(failure)}</SupportText> {t('load.hint')}
    </ErrorState>
  );
}
