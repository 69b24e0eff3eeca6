import { forgotActions } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { FootRow, TextButton } from '../parts/authStyles.ts';
import { authMessages } from '../messages/authMessages.ts';
import { paths } from '../parts/paths.ts';

/** Links to the login, and to customer service for players who cannot receive a code. */
export function ForgotFoot({ onLeave }: { readonly onLeave: () => void }) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  return (
    <Below>
      <TextButton type="button" onClick={() => dispatch(forgotActions.returnedToLogin())}>
        {t('forgot.toLogin')}
      </TextButton>
      <Link to={paths.support} onClick={onLeave}>
        {t('login.support')}
      </Link>
    </Below>
  );
}

const Below = styled(FootRow)`
  margin-top: ${token('space.4')};
`;
