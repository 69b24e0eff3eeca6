import type { EndpointId } from '@pavilion/api-client/protocol';
import type { CaptchaProof } from '@pavilion/sandbox-platform/captcha/captchas';
import {
  prepareReset,
  resetPassword,
  type ResetAccount,
  verifyReset,
} from '@pavilion/sandbox-platform/codes/resetCodes';
import { sendCode } from '@pavilion/sandbox-platform/codes/sendCode';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

type FormAccount = Omit<ResetAccount, 'deviceId'>;

const toResetAccount = ({ deviceId }: Call<EndpointId>, account: FormAccount): ResetAccount => ({
  ...account,
  deviceId,
});

const toCaptchaRequest = ({ deviceId, ip, now }: Call<EndpointId>, { kaptchcate, codeId, code }: CaptchaProof) => ({
  deviceId,
  ip,
  now,
  proof: { kaptchcate, codeId, code },
});

/** Handlers of the three steps of a forgotten password, by phone or mail (FGT). Device, account and ticket bind the steps. */
export const createForgotHandlers = (platform: Platform) =>
  ({
    'user.forgetByPhoneOne': (call) => {
      const { phone, areaCode, name } = call.body;
      const account = { ...toResetAccount(call, { medium: 'phone', number: phone, name }), areaCode };
      return sendCode(platform, call, (tx) =>
        prepareReset(platform, tx, { account, channel: 'sms', request: toCaptchaRequest(call, call.body) }),
      );
    },
    'user.forgetByPhoneTwo': (call) => {
      const { phone, name, code } = call.body;
      return call.once((tx) =>
        verifyReset(
          { platform, tx, now: call.now },
          toResetAccount(call, { medium: 'phone', number: phone, name }),
          code,
        ),
      );
    },
    'user.forgetByPhoneThree': (call) => {
      const { account, name } = call.body;
      return call.once((tx) =>
        resetPassword(
          { platform, tx, now: call.now },
          toResetAccount(call, { medium: 'phone', number: account, name }),
          call.body,
        ),
      );
    },
    'user.forgetByEmailOne': (call) => {
      const { email, name } = call.body;
      const account = toResetAccount(call, { medium: 'email', number: email, name });
      return sendCode(platform, call, (tx) =>
        prepareReset(platform, tx, { account, channel: 'email', request: toCaptchaRequest(call, call.body) }),
      );
    },
    'user.forgetByEmailTwo': (call) => {
      const { email, name, code } = call.body;
      return call.once((tx) =>
        verifyReset(
          { platform, tx, now: call.now },
          toResetAccount(call, { medium: 'email', number: email, name }),
          code,
        ),
      );
    },
    'user.forgetByEmailThree': (call) => {
      const { account, name } = call.body;
      return call.once((tx) =>
        resetPassword(
          { platform, tx, now: call.now },
          toResetAccount(call, { medium: 'email', number: account, name }),
          call.body,
        ),
      );
    },
  }) satisfies Partial<SandboxHandlers>;
