import { useT } from '@pavilion/site-contract';
import { Button, Panel, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { homeMessages } from '../messages/homeMessages.ts';

/**
 * Message in place of a part of home whose code could not be loaded. It has no drawing, because it is part of the first
 * load.
 */
export function DeskFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT(homeMessages);
  return (
    <Notice as="div" role="alert">
      <strong>{t('desk.failed')}</strong>
      <Button onClick={onRetry}>{t('desk.retry')}</Button>
    </Notice>
  );
}

const Notice = styled(Panel)`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token('space.3')};
  min-height: 12rem;
`;
