import { forgotActions } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { Button, CheckCircleIcon, token } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Stack } from '../parts/authStyles.ts';
import { authMessages } from '../messages/authMessages.ts';

/** Step 3: success. The flow returns to the login after 3 s, or at once by the button. */
export function DoneStep() {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack>
      <Done role="status">
        <CheckCircleIcon />
        <strong>{t('forgot.done')}</strong>
        <span>{t('forgot.doneText')}</span>
      </Done>
      <Button
        ref={button}
        variant="primary"
        size="large"
        isWide
        onClick={() => dispatch(forgotActions.returnedToLogin())}
      >
        {t('forgot.toLogin')}
      </Button>
    </Stack>
  );
}

const Done = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.4')} 0;
  color: ${token('color.text.secondary')};
  > svg {
    color: ${token('color.status.success')};
    font-size: 2.5rem;
  }
  > strong {
    color: ${token('color.text.primary')};
    font-size: ${token('font.size.price')};
  }
`;
