import { captchaTable, captchaActions, captchaReducer } from './captchaSlice.ts';
import { rehearseFlow } from '../testing/rehearseFlow.ts';
import { captchaResults, captchaMoves, loginBusy, outsideMoves, createCaptchaPorts } from '../testing/stagePorts.ts';
import { createCaptchaSaga } from './createCaptchaSaga.ts';

const started = (captcha: 'picture' | 'behaviour') => captchaActions.captchaStarted({ owner: 'login', captcha });

describe('captcha', () => {
  it('F-AUTH-05 after any random sequence the captcha closes and can be opened again', async () => {
    const visited = await rehearseFlow({
      reducers: { captcha: captchaReducer },
      sagas: (stage) => [createCaptchaSaga(createCaptchaPorts(stage))],
      actions: [started('picture'), started('behaviour'), ...captchaMoves, ...outsideMoves],
      results: captchaResults,
      busy: { captcha: loginBusy.captcha },
      closing: [captchaActions.captchaClosed()],
      rest: { captcha: ['idle'] },
      again: [started('picture')],
      callsPort: 'picture',
    });
    const passedThrough = 'choosing';
    for (const step of Object.keys(captchaTable).filter((name) => name !== passedThrough))
      expect(visited).toContain(`captcha.${step}`);
  });
});
