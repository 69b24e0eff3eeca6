import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';

const Page = lazy(() => import('./NotFoundPage.tsx').then((file) => ({ default: file.NotFoundPage })));

/** Not-found page in place of a deposit page while deposits are closed (GRD-05). */
export function NotFound() {
  return (
    <Suspense fallback={<PageSkeleton shape="page" />}>
      <Page reason="depositClosed" />
    </Suspense>
  );
}
