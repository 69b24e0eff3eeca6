import { useServices } from '@pavilion/site-contract';
import { ErrorBoundary } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashedPart } from '../errors/CrashedPart.tsx';
import type { PageLayout } from '../layout/nav/headInset.ts';
import { PageFrame } from '../layout/PageFrame.tsx';
import { OfflineBanner } from '../overlays/OfflineBanner.tsx';

/** Page inside its frame. A rendering error of the page leaves header and navigation intact (F-UI-05). */
export function SitePage({ layout, children }: { readonly layout: PageLayout; readonly children: ReactNode }) {
  const { logger } = useServices();
  const { pathname } = useLocation();
  return (
    <PageFrame layout={layout} banner={<OfflineBanner />}>
      <ErrorBoundary
        resetKey={pathname}
        fallback={(retry) => <CrashedPart onRetry={retry} />}
        onError={(error) => logger.warn('page.crashed', { pathname, error: String(error) })}
      >
        {children}
      </ErrorBoundary>
    </PageFrame>
  );
}
