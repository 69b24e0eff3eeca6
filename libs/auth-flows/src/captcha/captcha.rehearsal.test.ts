import { rehearse } from '../testing/rehearse.ts';
import { captchaAnswers, captchaMoves, loginBusy, outsideMoves, stageCaptcha } from '../testing/stagePorts.ts';
import { captchaActions, captchaReducer } from './captchaSlice.ts';
import { createCaptchaSaga } from './createCaptchaSaga.ts';

const started = (captcha: 'picture' | 'behaviour') => captchaActions.captchaStarted({ owner: 'login', captcha });

describe('captcha', () => {
  it('F-AUTH-05 10,000 random sequences: whatever a widget does, it closes whole and can be asked again', async () => {
    await rehearse({
      reducers: { captcha: captchaReducer },
      sagas: (stage) => [createCaptchaSaga(stageCaptcha(stage))],
      actions: [started('picture'), started('behaviour'), ...captchaMoves, ...outsideMoves],
      answers: captchaAnswers,
      busy: { captcha: loginBusy.captcha },
      closing: [captchaActions.captchaClosed()],
      restful: { captcha: ['idle'] },
      again: [started('picture')],
      asksFor: 'picture',
    });
  }, 300_000);
});
