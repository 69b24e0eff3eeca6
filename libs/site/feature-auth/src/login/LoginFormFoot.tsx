import { authActions } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { Link } from 'react-router-dom';
import { Agreement } from '../legal/Agreement.tsx';
import type { LegalTopic } from '../legal/legalTopic.ts';
import { authMessages } from '../messages/authMessages.ts';
import { paths } from '../parts/paths.ts';
import { FinePrint, FootRow, TextButton } from '../parts/authStyles.ts';

/** Props of {@link LoginFormFoot}. */
export interface LoginFormFootProps {
  readonly onShowLegal: (topic: LegalTopic) => void;
  readonly onLeave: () => void;
}

/** Links to registration and customer service, and the agreement. */
export function LoginFormFoot({ onShowLegal, onLeave }: LoginFormFootProps) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  return (
    <>
      <FootRow>
        <span>
          {t('login.register')}
          <TextButton type="button" onClick={() => dispatch(authActions.authModeSwitched())}>
            {t('login.toRegister')}
          </TextButton>
        </span>
        <Link to={paths.support} onClick={onLeave}>
          {t('login.support')}
        </Link>
      </FootRow>
      <FinePrint>
        <Agreement sentence="login.agree" onShow={onShowLegal} />
      </FinePrint>
    </>
  );
}
