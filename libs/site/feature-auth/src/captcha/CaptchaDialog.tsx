import { captchaActions } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useState } from 'react';
import { authMessages } from '../messages/authMessages.ts';
import { CaptchaFailed } from './CaptchaFailed.tsx';
import { PictureCaptcha } from './PictureCaptcha.tsx';
import type { ShownCaptcha } from './shownCaptcha.ts';
import { SliderCaptcha } from './SliderCaptcha.tsx';

/**
 * Dialog of the captcha (CAP-02, CAP-03): a picture to read or a slider to drag. Both offer an alternative that needs only a
 * short wait (WCAG 3.3.8).
 */
export function CaptchaDialog({ captcha }: { readonly captcha: ShownCaptcha }) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const [wantsWork, setWantsWork] = useState(false);
  const { step, owner } = captcha;
  const isPicture = step === 'picture' || step === 'loadingPicture';
  const takePicture = () => {
    setWantsWork(false);
    dispatch(captchaActions.pictureChosen());
  };
  const startWork = () => {
    setWantsWork(true);
    if (isPicture) dispatch(captchaActions.captchaStarted({ owner, captcha: 'behaviour' }));
  };
  return (
    <Dialog
      isOpen
      size="small"
      dismissal="escape"
      title={isPicture ? t('captcha.pictureTitle') : t('captcha.sliderTitle')}
      closeLabel={t('login.close')}
      onClose={() => dispatch(captchaActions.captchaClosed())}
    >
      {step === 'failed' ? (
        <CaptchaFailed failure={captcha.failure} onPicture={takePicture} />
      ) : isPicture ? (
        <PictureCaptcha captcha={captcha} onAlternative={startWork} />
      ) : (
        <SliderCaptcha captcha={captcha} wantsWork={wantsWork} onAlternative={startWork} onPicture={takePicture} />
      )}
    </Dialog>
  );
}
