import { parseMinor, type Minor } from '@pavilion/kernel';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import { cancelLimitChange, setDepositLimit } from '@pavilion/sandbox-platform/playerLimits/depositLimits';
import { startPause } from '@pavilion/sandbox-platform/playerLimits/playPauses';
import { setReminder } from '@pavilion/sandbox-platform/playerLimits/playReminders';
import { readPlayerLimits, toWirePause } from '@pavilion/sandbox-platform/playerLimits/readPlayerLimits';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

/** Smallest and largest deposit limit, fen. */
const LIMITS = { min: 100_00n, max: 10_000_000_00n };

const toSubject = ({ member, now }: Pick<Call<'limits.overview'>, 'member' | 'now'>) => ({ memberId: member.id, now });

function parseLimit(text: string): Minor | null {
  if (text === '') return null;
  const amount = parseMinor(text);
  if (amount === undefined || amount < LIMITS.min || amount > LIMITS.max)
    throw new Refusal(errorCodes.invalidParameter);
  return amount;
}

/** Handlers of the limits that members set to their own play (ruling L1). */
export const createPlayerLimitHandlers = ({ db }: Platform) =>
  ({
    'limits.overview': (call) => readPlayerLimits(db, toSubject(call)),
    'limits.setDeposit': (call) =>
      call.once(async (tx) => {
        const { period, amount } = call.body;
        return { isPending: await setDepositLimit(tx, toSubject(call), { period, amount: parseLimit(amount) }) };
      }),
    'limits.cancelChange': (call) =>
      call.once(async (tx) => {
        await cancelLimitChange(tx, toSubject(call), call.body.period);
        return {};
      }),
    'limits.setReminder': (call) =>
      call.once(async (tx) => {
        await setReminder(tx, call.member.id, call.body.minutes);
        return {};
      }),
    'limits.pause': (call) =>
      call.once(async (tx) => toWirePause(await startPause(tx, toSubject(call), call.body.length))),
  }) satisfies Partial<SandboxHandlers>;
