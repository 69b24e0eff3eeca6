import { useT } from '@pavilion/site-contract';
import { ButtonRoot, EmptyState } from '@pavilion/ui-kit';
import { shellMessages } from '../messages/shellMessages.ts';

/** Any path nobody knows (NAV-09). Home is loaded anew from here: who came by an old link may run an old release (DLG-08). */
export function NotFoundPage() {
  const t = useT(shellMessages);
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
      {t('notFound.text')}
    </EmptyState>
  );
}
