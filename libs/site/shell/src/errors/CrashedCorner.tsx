import { useT } from '@pavilion/site-contract';
import { Button, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { shellMessages } from '../messages/shellMessages.ts';

/** Replacement for the member controls of the header, in one line, with a button to retry. */
export function CrashedCorner({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT(shellMessages);
  return (
    <Line role="alert">
      {t('page.crashed')}
      <Button size="small" onClick={onRetry}>
        {t('page.retry')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;
