import type { EndpointId } from '@pavilion/api-client/protocol';
import { type CaptchaPurpose, getRequiredCaptcha } from '@pavilion/sandbox-platform/captcha/captchaPolicy';
import { showPicture, showSlider, solveSlider, validateSlider } from '@pavilion/sandbox-platform/captcha/captchas';
import { PIECE_SIZE, PUZZLE_HEIGHT, PUZZLE_WIDTH } from '@pavilion/sandbox-platform/captcha/drawing/drawPuzzle';
import { findLoginSubject } from '@pavilion/sandbox-platform/devices/loginSubject';
import { measureLoginRisk } from '@pavilion/sandbox-platform/devices/verifyPassword';
import { WORK_BITS } from '@pavilion/sandbox-platform/captcha/proofOfWork';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

const purposes: Readonly<Record<1 | 2 | 3 | 4, CaptchaPurpose>> = { 1: 'register', 2: 'reset', 3: 'reset', 4: 'login' };

const toCaptchaClient = ({ deviceId, ip }: Call<EndpointId>) => ({ deviceId, ip });

/** Looks up the captcha of a call. At login it depends on the failed attempts of the name, device and address. */
async function lookUpCaptcha({ db, attempts, settings }: Platform, call: Call<'user.kaptchcate'>) {
  const [client, context] = [toCaptchaClient(call), { db, attempts, now: call.now }];
  const purpose = purposes[call.body.ktype];
  if (purpose !== 'login') return getRequiredCaptcha({ settings, attempts }, context, { purpose, client });
  const subject = await findLoginSubject(db, { name: call.body.name, ...client });
  const risk = await measureLoginRisk(context, subject);
  return getRequiredCaptcha({ settings, attempts }, context, { purpose, client, risk });
}

/** Handlers of captchas: kind, picture or puzzle, and verification (§7 login flow; CAP, rulings A3 and A4). */
export const createCaptchaHandlers = (platform: Platform) =>
  ({
    'user.kaptchcate': async (call) => ({ kaptchcate: await lookUpCaptcha(platform, call) }),
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
