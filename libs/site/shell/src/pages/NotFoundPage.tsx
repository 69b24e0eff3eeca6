import { usePageTitle, useT } from '@pavilion/site-contract';
import { ButtonRoot, EmptyState } from '@pavilion/ui-kit';
import { shellMessages } from '../messages/shellMessages.ts';

/** Page for unknown paths (NAV-09). Its link reloads the site, because an old link may belong to an old release (DLG-08). */
export function NotFoundPage({ reason = 'text' }: { readonly reason?: 'text' | 'depositClosed' }) {
  const t = useT(shellMessages);
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      drawing="search"
      title={
        <span role="heading" aria-level={1}>
          {t('notFound.title')}
        </span>
      }
      action={
        <ButtonRoot as="a" href="/" data-variant="primary">
          {t('page.home')}
        </ButtonRoot>
      }
    >
      {t(`notFound.${reason}`)}
    </EmptyState>
  );
}
