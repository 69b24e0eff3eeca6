import type { CaptchaAnswer, CaptchaPicture, SliderProof } from '../captcha/captchaState.ts';

/** Captcha ports that always succeed. */
export const captchaPorts = {
  fetchPicture: async (): Promise<CaptchaPicture> => ({ codeId: 'x-code', image: 'data:image/png;base64,AA' }),
  checkSlider: async (proof: SliderProof): Promise<CaptchaAnswer> => ({
    kaptchcate: 2,
    codeId: proof.lotNumber,
    code: proof.passToken,
  }),
};
