import { LoadFailure } from '@pavilion/site-data';
import type { Read } from '@pavilion/site-data';
import { Panel, VisuallyHidden } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { Stack } from '../parts/walletStyles.ts';

/** Props of {@link ReadPanel}. */
export interface ReadPanelProps<Data> {
  readonly read: Read<Data>;
  /** Placeholder in the shape of the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Panel of one read: its data, a skeleton while it loads, or the failure with a retry. */
export function ReadPanel<Data>({ read, skeleton, children }: ReadPanelProps<Data>) {
  const t = useWalletT();
  const { data, failure, isFetching, refetch } = read;
  if (data !== undefined) return <Panel>{children(data)}</Panel>;
  return (
    <Panel aria-busy={!failure}>
      {failure ? (
        <LoadFailure hasMoneyHint failure={failure} isFetching={isFetching} onRetry={refetch} />
      ) : (
        <Stack>
          <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
          {skeleton}
        </Stack>
      )}
    </Panel>
  );
}
