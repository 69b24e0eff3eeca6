import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import type { CaptchaPorts, CaptchaWidget } from '../captcha/captchaPorts.ts';
import type { SliderMove, SliderProof } from '../captcha/captchaState.ts';
import { KAPTCHCATE } from '../captcha/createCaptchaSaga.ts';
import type { LookUpCaptcha } from '../captcha/lookUpCaptcha.ts';
import type { AuthApi } from './authApi.ts';

/** Creates the calls of the captcha (CAP-02, CAP-03). `widget` is the platform's slider and can be replaced. */
export function captchaCalls(api: AuthApi): Pick<CaptchaPorts, 'fetchPicture' | 'checkSlider' | 'widget'> {
  return {
    fetchPicture: async (signal) => {
      const { image, 'x-code': codeId } = await api.call('user.defaultKaptcha', {}, { signal });
      return { image, codeId };
    },
    checkSlider: async ({ lotNumber, captchaOutput, passToken, genTime }, signal) => {
      const tokens = { lot_number: lotNumber, captcha_output: captchaOutput, pass_token: passToken, gen_time: genTime };
      const response = await api.call('user.validateGeeCheck', { ...tokens, validate_way: 0 }, { signal });
      return { kaptchcate: KAPTCHCATE.behaviour, ...response };
    },
    widget: createSliderWidget(api),
  };
}

/** Creates the platform's slider. The host renders the puzzle, and the platform checks the result. */
export function createSliderWidget(api: AuthApi): CaptchaWidget {
  return {
    load: async (signal) => {
      const puzzle = toSliderPuzzle(await api.call('user.geeLoad', {}, { signal }));
      return {
        puzzle,
        verify: async (move, moved) =>
          toSliderProof(await api.call('user.geeVerify', toVerifyRequest(puzzle.lotNumber, move), { signal: moved })),
      };
    },
  };
}

function toSliderPuzzle({ lot_number: lotNumber, ...puzzle }: ResponseOf<'user.geeLoad'>) {
  return { lotNumber, ...puzzle };
}

function toVerifyRequest(lot_number: string, move: SliderMove): RequestOf<'user.geeVerify'> {
  if (move.mode === 'work') return { lot_number, ...move };
  return { lot_number, mode: move.mode, x: move.x, track: move.track.map(([x, y, ms]) => [x, y, ms]) };
}

function toSliderProof(tokens: ResponseOf<'user.geeVerify'>): SliderProof {
  return {
    lotNumber: tokens.lot_number,
    captchaOutput: tokens.captcha_output,
    passToken: tokens.pass_token,
    genTime: tokens.gen_time,
  };
}

const kinds = { 0: 'none', 1: 'picture', 2: 'behaviour' } as const;

/** Creates the call that fetches the captcha which another call will require (CAP-01). */
export function createCaptchaLookUp(api: AuthApi): LookUpCaptcha {
  return async ({ ktype, name, passwordHash }, signal) => {
    const { kaptchcate } = await api.call('user.kaptchcate', { ktype, name, password: passwordHash }, { signal });
    return kinds[kaptchcate];
  };
}
