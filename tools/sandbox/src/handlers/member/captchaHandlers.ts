import type { EndpointId } from '@pavilion/api-client/protocol';
import { type CaptchaPurpose, getRequiredCaptcha } from '@pavilion/sandbox-platform/captcha/captchaPolicy';
import { showPicture, showSlider, solveSlider, validateSlider } from '@pavilion/sandbox-platform/captcha/captchas';
import { PIECE_SIZE, PUZZLE_HEIGHT, PUZZLE_WIDTH } from '@pavilion/sandbox-platform/captcha/drawing/drawPuzzle';
import { WORK_BITS } from '@pavilion/sandbox-platform/captcha/proofOfWork';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

const purposes: Readonly<Record<1 | 2 | 3 | 4, CaptchaPurpose>> = { 1: 'register', 2: 'reset', 3: 'reset', 4: 'login' };

const toCaptchaClient = ({ deviceId, ip }: Call<EndpointId>) => ({ deviceId, ip });

/** Handlers of captchas: kind, picture or puzzle, and verification (§7 login flow; CAP, rulings A3 and A4). */
export const createCaptchaHandlers = (platform: Platform) =>
  ({
    'user.kaptchcate': (call) => ({
      kaptchcate: getRequiredCaptcha(platform, purposes[call.body.ktype], toCaptchaClient(call)),
    }),
    'user.defaultKaptcha': async (call) => {
      const { id, image } = await showPicture(platform, toCaptchaClient(call), call.now);
      return { image, 'x-code': id };
    },
    'user.geeLoad': async (call) => {
      const { id, ...puzzle } = await showSlider(platform, toCaptchaClient(call), call.now);
      return {
        lot_number: id,
        ...puzzle,
        width: PUZZLE_WIDTH,
        height: PUZZLE_HEIGHT,
        pieceSize: PIECE_SIZE,
        workBits: WORK_BITS,
      };
    },
    'user.geeVerify': (call) =>
      call.once((tx) => {
        const { lot_number: id, ...solution } = call.body;
        return solveSlider({ platform, db: tx, device: toCaptchaClient(call), now: call.now }, id, solution);
      }),
    'user.validateGeeCheck': (call) =>
      call.once((tx) => validateSlider({ platform, db: tx, device: toCaptchaClient(call), now: call.now }, call.body)),
  }) satisfies Partial<SandboxHandlers>;
