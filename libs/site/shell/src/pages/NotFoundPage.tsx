import { useT } from '@pavilion/site-contract';
import { ButtonRoot, EmptyState } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import { shellMessages } from '../messages/shellMessages.ts';

/** Any path nobody knows (NAV-09). */
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
        <ButtonRoot as={Link} to="/" data-variant="primary">
          {t('page.home')}
        </ButtonRoot>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  );
}
