import { CAPTCHA_MAX_LENGTH, captchaActions } from '@pavilion/auth-flows';
import { errorMessages, useAppDispatch, useT } from '@pavilion/site-contract';
import { Button, RefreshIcon, Skeleton, TextField } from '@pavilion/ui-kit';
import { useState, type FormEvent } from 'react';
import { Form, Notice, TextButton } from '../parts/authStyles.ts';
import { formatFailure } from '../parts/formatFailure.ts';
import { authMessages } from '../messages/authMessages.ts';
import { PictureButton, PictureRow, AlternativesRow } from './captchaStyles.ts';
import type { ShownCaptcha } from './shownCaptcha.ts';

/** Props of {@link PictureCaptcha}. */
export interface PictureCaptchaProps {
  readonly captcha: ShownCaptcha;
  /** Starts the alternative for players who cannot read the picture. */
  readonly onAlternative: () => void;
}

/** Picture to read (CAP-02). A wrong text loads a new picture and empties the field (F-AUTH-04). */
export function PictureCaptcha({ captcha, onAlternative }: PictureCaptchaProps) {
  const t = useT(authMessages);
  const error = useT(errorMessages);
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState({ code: '', for: '' });
  const picture = captcha.step === 'picture' ? captcha : undefined;
  const code = typed.for === (picture?.codeId ?? '') ? typed.code : '';
  const refresh = () => dispatch(captchaActions.refreshRequested());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picture) dispatch(captchaActions.answerEntered({ code }));
  };
  const wrong = code === '' && captcha.wrong && formatFailure(captcha.wrong, error);
  return (
    <Form onSubmit={submit} noValidate>
      {captcha.isFallback && (
        <Notice role="status" data-tone="info">
          {t('captcha.fallback')}
        </Notice>
      )}
      <PictureRow>
        {picture ? (
          <PictureButton type="button" aria-label={t('captcha.refresh')} onClick={refresh}>
            <img src={picture.image} alt={t('captcha.pictureAlt')} width={168} height={64} />
          </PictureButton>
        ) : (
          <Skeleton width="10.5rem" height="4rem" />
        )}
        <Button variant="quiet" icon={<RefreshIcon />} disabled={!picture} onClick={refresh}>
          {t('captcha.refreshShort')}
        </Button>
      </PictureRow>
      <TextField
        size="large"
        name="captcha"
        label={t('captcha.code')}
        placeholder={t('captcha.codeRequired')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CAPTCHA_MAX_LENGTH}
        value={code}
        error={picture?.fieldError && code.trim() === '' ? t('captcha.codeRequired') : wrong}
        onChange={(event) => setTyped({ code: event.target.value, for: picture?.codeId ?? '' })}
      />
      <Button type="submit" variant="primary" size="large" isWide disabled={!picture}>
        {t('captcha.submit')}
      </Button>
      <AlternativesRow>
        <TextButton type="button" onClick={onAlternative}>
          {t('captcha.otherWay')}
        </TextButton>
      </AlternativesRow>
    </Form>
  );
}
