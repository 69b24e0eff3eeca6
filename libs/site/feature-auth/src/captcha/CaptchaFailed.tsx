import type { CallFailure } from '@pavilion/api-client';
import { captchaActions } from '@pavilion/auth-flows';
import { errorMessages, useAppDispatch, useT } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import { ButtonPair, Notice, Stack } from '../parts/authStyles.ts';
import { formatFailure } from '../parts/formatFailure.ts';
import { authMessages } from '../messages/authMessages.ts';

/** Props of {@link CaptchaFailed}. */
export interface CaptchaFailedProps {
  readonly failure: CallFailure;
  readonly onPicture: () => void;
}

/** Error of a captcha that failed to load or was refused. It never counts as passed (ruling A3). */
export function CaptchaFailed({ failure, onPicture }: CaptchaFailedProps) {
  const t = useT(authMessages);
  const error = useT(errorMessages);
  const dispatch = useAppDispatch();
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <Stack>
      <Notice role="alert" data-tone="danger">
        {failure.code === 6036 ? t('captcha.missed') : formatFailure(failure, error)}
      </Notice>
      <ButtonPair>
        <Button ref={again} variant="primary" onClick={() => dispatch(captchaActions.retryRequested())}>
          {t('captcha.retry')}
        </Button>
        <Button onClick={onPicture}>{t('captcha.toPicture')}</Button>
      </ButtonPair>
    </Stack>
  );
}
