import { loginActions, type CaptchaKind } from '@pavilion/auth-flows';
import { useAppDispatch, useServices, useT } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import { authMessages } from '../messages/authMessages.ts';
import { paths } from '../paths.ts';
import { ButtonPair, Notice, Stack } from './authParts.ts';

/** Props of {@link CaptchaNotice}. */
export interface CaptchaNoticeProps {
  readonly captcha: CaptchaKind;
  readonly serverText: string;
  /** Leaves the dialog for a page. */
  readonly onLeave: () => void;
}

/** The platform wants a captcha first (6021, 6022). It never lets through by itself (ruling A3). */
export function CaptchaNotice({ captcha, serverText, onLeave }: CaptchaNoticeProps) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const { navigate } = useServices();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const goToSupport = () => {
    onLeave();
    navigate(paths.support);
  };
  return (
    <Stack>
      <Notice ref={notice} role="alert" tabIndex={-1} data-tone="warning">
        {serverText && <strong>{serverText}</strong>}
        {t(`captcha.${captcha}`)}
      </Notice>
      <p>{t('captcha.notYet')}</p>
      <ButtonPair>
        <Button onClick={() => dispatch(loginActions.accountSwitched())}>{t('captcha.back')}</Button>
        <Button variant="primary" onClick={goToSupport}>
          {t('login.support')}
        </Button>
      </ButtonPair>
    </Stack>
  );
}
