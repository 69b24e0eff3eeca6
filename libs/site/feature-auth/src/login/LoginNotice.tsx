import type { LoginState } from '@pavilion/auth-flows';
import { useT } from '@pavilion/site-contract';
import { authMessages } from '../messages/authMessages.ts';
import { Notice } from '../parts/authStyles.ts';
import { RefusalNotice } from '../parts/RefusalNotice.tsx';

/** Props of {@link LoginNotice}. */
export interface LoginNoticeProps {
  readonly login: LoginState;
  readonly notice?: string;
}

/** Notices above the login form: why it opened, and why the last attempt failed. */
export function LoginNotice({ login, notice }: LoginNoticeProps) {
  const t = useT(authMessages);
  const text = login.step === 'expired' ? t('login.heldExpired') : notice;
  return (
    <>
      {text && (
        <Notice role="status" data-tone="info">
          {text}
        </Notice>
      )}
      {login.step === 'refused' && <RefusalNotice failure={login.failure} />}
    </>
  );
}
