import type { EndpointId } from '@pavilion/api-client/protocol';
import type { CaptchaProof } from '../captcha/captchas.ts';
import { prepareReset, resetPassword, type ResetAccount, verifyReset } from '../codes/resetCodes.ts';
import { sendCode } from '../codes/sendCode.ts';
import type { Call, SandboxHandlers } from '../server/handlerTypes.ts';
import type { Platform } from '../server/platform.ts';

type Medium = ResetAccount['medium'];

const accountOf = (medium: Medium, number: string, name: string, { deviceId }: Call<EndpointId>): ResetAccount => ({
  medium,
  number,
  name,
  deviceId,
});

const requestOf = ({ deviceId, ip, now }: Call<EndpointId>, { kaptchcate, codeId, code }: CaptchaProof) => ({
  deviceId,
  ip,
  now,
  proof: { kaptchcate, codeId, code },
});

/** Forgotten passwords in three steps, by phone or mail (FGT). The steps are bound by device, account and ticket. */
export const forgotHandlers = (platform: Platform) =>
  ({
    'user.forgetByPhoneOne': (call) => {
      const { phone, areaCode, name } = call.body;
      const account = { ...accountOf('phone', phone, name, call), areaCode };
      return sendCode(platform, call.once, call.now, (tx) =>
        prepareReset(platform, tx, account, 'sms', requestOf(call, call.body)),
      );
    },
    'user.forgetByPhoneTwo': (call) => {
      const { phone, name, code } = call.body;
      return call.once((tx) => verifyReset(platform, tx, accountOf('phone', phone, name, call), code, call.now));
    },
    'user.forgetByPhoneThree': (call) => {
      const { account, name } = call.body;
      return call.once((tx) =>
        resetPassword(platform, tx, accountOf('phone', account, name, call), call.body, call.now),
      );
    },
    'user.forgetByEmailOne': (call) => {
      const { email, name } = call.body;
      const account = accountOf('email', email, name, call);
      return sendCode(platform, call.once, call.now, (tx) =>
        prepareReset(platform, tx, account, 'email', requestOf(call, call.body)),
      );
    },
    'user.forgetByEmailTwo': (call) => {
      const { email, name, code } = call.body;
      return call.once((tx) => verifyReset(platform, tx, accountOf('email', email, name, call), code, call.now));
    },
    'user.forgetByEmailThree': (call) => {
      const { account, name } = call.body;
      return call.once((tx) =>
        resetPassword(platform, tx, accountOf('email', account, name, call), call.body, call.now),
      );
    },
  }) satisfies Partial<SandboxHandlers>;
