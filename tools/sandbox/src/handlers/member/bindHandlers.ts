import { signPushToken } from '@pavilion/sandbox-platform/auth/pushToken';
import { openDatum } from '@pavilion/sandbox-platform/auth/sealedDatum';
import { requireSecondPassword } from '@pavilion/sandbox-platform/cashier/withdrawals/requireSecondPassword';
import { countries, isMobileNumber } from '@pavilion/sandbox-platform/content/countries';
import { bindContact } from '@pavilion/sandbox-platform/members/bindContact';
import { bindProfile } from '@pavilion/sandbox-platform/members/bindProfile';
import { isEmail } from '@pavilion/sandbox-platform/members/profileRules';
import { type PasswordOwner, setPassword, setPasswordByCode } from '@pavilion/sandbox-platform/members/setPassword';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import { refuseDuplicate } from '../../request/refuseDuplicate.ts';

const toPasswordOwner = ({
  member,
  session,
}: Pick<Call<'user.bindPassword'>, 'member' | 'session'>): PasswordOwner => ({
  memberId: member.id,
  sessionId: session.id,
});

/** Handlers of bindings (phone, mailbox, real name, passwords; USR-02), chat token, country list and sealed data (§7 user). */
export const createBindHandlers = (platform: Platform) =>
  ({
    'user.bindOther': ({ once, member, body, now }) => once((tx) => bindProfile({ tx, now }, member.id, body)),
    'user.bindFromDeposit': ({ once, member, body, now }) =>
      once((tx) => bindProfile({ tx, now }, member.id, { realName: body.realName })),
    'user.bindPhone': ({ once, member, body, deviceId, now }) => {
      const { areaCode, phone, code } = body;
      if (!isMobileNumber(areaCode, phone)) throw new Refusal(errorCodes.invalidParameter);
      const contact = { medium: 'phone' as const, number: phone, areaCode, code, deviceId };
      return once((tx) => bindContact({ platform, tx, now }, member.id, contact)).catch(refuseDuplicate);
    },
    'user.bindEmail': ({ once, member, body, deviceId, now }) => {
      const { email, code } = body;
      if (!isEmail(email)) throw new Refusal(errorCodes.invalidParameter);
      const contact = { medium: 'email' as const, number: email, areaCode: null, code, deviceId };
      return once((tx) => bindContact({ platform, tx, now }, member.id, contact)).catch(refuseDuplicate);
    },
    'user.bindPassword': ({ once, body, now, ...caller }) =>
      once((tx) => setPassword({ platform, tx, now }, toPasswordOwner(caller), body)),
    'user.bindPasswordByPhone': ({ once, body, deviceId, now, ...caller }) =>
      once((tx) =>
        setPasswordByCode({ platform, tx, now }, { ...toPasswordOwner(caller), deviceId, medium: 'phone' }, body),
      ),
    'user.bindPasswordByEmail': ({ once, body, deviceId, now, ...caller }) =>
      once((tx) =>
        setPasswordByCode({ platform, tx, now }, { ...toPasswordOwner(caller), deviceId, medium: 'email' }, body),
      ),
    'user.jwt': ({ member, session, now }) => ({
      jwt: signPushToken(platform.secret, { userId: String(member.id), name: member.name, sessionId: session.id }, now),
    }),
    'site.queryCountryArea': ({ body, locale }) =>
      countries
        .filter(({ areaCode, names }) => areaCode === body.area || names[locale].includes(body.area))
        .map(({ areaCode, names, regex }) => ({ areaName: names[locale], areaCode, regex })),
    'site.singleDataDecryption': async ({ body, member, now }) => {
      await requireSecondPassword(platform.db, { member, now, md5: body.secondPassword });
      const text = openDatum(platform.secret, member.id, body.data);
      return text === undefined ? { d: '', v: false } : { d: text, v: true };
    },
  }) satisfies Partial<SandboxHandlers>;
