import type { DialogProps } from '@pavilion/site-contract';
import { CloseIcon, IconButton, Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { useSportSession } from '../venueFrame/useSportSession.ts';
import { DockCloser, DockPane } from '../venueFrame/VenueStyles.ts';
import { Dock } from './Dock.tsx';
import { DockHead, DockStack } from './DockStyles.ts';
import { SlipPrices } from './SlipPrices.ts';

/** Dock at the right edge of a page without a board: a price that was picked there stays next to the page (DSK-01). */
export function SlipDock({ close }: DialogProps<'slip'>) {
  const { status } = useSportSession();
  if (status.kind !== 'ready') return <DockSkeleton onClose={close} />;
  return (
    <>
      <SlipPrices />
      <Dock session={status.session} onClose={close} />
    </>
  );
}

/** Dock of the final size until the limits of the venue are known. */
function DockSkeleton({ onClose }: { readonly onClose: () => void }) {
  const t = useSportsT();
  return (
    <DockPane data-floating="" aria-busy="true" aria-label={t('page.dock')}>
      <DockHead>
        <DockStack>
          <Skeleton width="6rem" />
        </DockStack>
        <DockCloser>
          <IconButton label={t('dock.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </DockCloser>
      </DockHead>
      <VisuallyHidden role="status">{t('session.loading')}</VisuallyHidden>
      <DockStack>
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="80%" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2rem" />
        <Skeleton height="2.75rem" />
      </DockStack>
    </DockPane>
  );
}
