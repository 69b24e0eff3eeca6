import { lazyWithRetry } from '@pavilion/site-contract';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';

const Page = lazyWithRetry(
  () => import('./NotFoundPage.tsx').then((file) => file.NotFoundPage),
  () => <PageSkeleton shape="page" />,
);

/** Not-found page in place of a deposit page while deposits are closed (GRD-05). */
export function NotFound() {
  return <Page reason="depositClosed" />;
}
