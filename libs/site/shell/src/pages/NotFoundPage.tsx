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
      title={<h1>{t('notFound.title')}</h1>}
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
