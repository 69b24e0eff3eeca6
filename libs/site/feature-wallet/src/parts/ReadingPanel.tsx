import { Panel, VisuallyHidden } from '@pavilion/ui-kit';
import { type ReactNode } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { NotRead } from './NotRead.tsx';
import { type Reading } from './useRead.ts';
import { Stack } from './walletParts.ts';

/** Props of {@link ReadingPanel}. */
export interface ReadingPanelProps<Data> {
  readonly reading: Reading<Data>;
  /** Stands where the content will, in its shape. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A panel of what was read, of its shape while it comes, or of why it does not. */
export function ReadingPanel<Data>({ reading, skeleton, children }: ReadingPanelProps<Data>) {
  const t = useWalletT();
  const { data, failure, isReading, again } = reading;
  if (data !== undefined) return <Panel>{children(data)}</Panel>;
  return (
    <Panel aria-busy={!failure}>
      {failure ? (
        <NotRead failure={failure} isReading={isReading} onRetry={again} />
      ) : (
        <Stack>
          <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
          {skeleton}
        </Stack>
      )}
    </Panel>
  );
}
