import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import type { Tx } from '@pavilion/sandbox-platform/db/database';
import {
  type AttemptCounter,
  getAddressCounter,
  getClientCounter,
  getMemberCounter,
} from '@pavilion/sandbox-platform/limits/attemptCounter';
import { markAnswersRead } from '@pavilion/sandbox-platform/service/markAnswersRead';
import { countUnreadAnswers, readConversation } from '@pavilion/sandbox-platform/service/readConversation';
import { sendServiceMessage } from '@pavilion/sandbox-platform/service/sendServiceMessage';
import { findServiceOwner, type ServiceOwner } from '@pavilion/sandbox-platform/service/serviceOwner';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

type ServiceId = Extract<keyof SandboxHandlers, `service.${string}`>;

const getOwner = ({ secret }: Platform, { member, deviceId, body }: Call<ServiceId>): ServiceOwner | undefined =>
  findServiceOwner(secret, { member, deviceId, guestToken: body.guestToken });

function requireOwner(platform: Platform, call: Call<ServiceId>): ServiceOwner {
  const owner = getOwner(platform, call);
  if (!owner) throw new Refusal(errorCodes.invalidParameter);
  return owner;
}

const listCounters = ({ member, deviceId, ip }: Call<'service.send'>): readonly AttemptCounter[] =>
  member
    ? [getMemberCounter('messageOfMember', member.id)]
    : [getClientCounter('messageOfClient', { deviceId, ip }), getAddressCounter('messageOfAddress', ip)];

async function requireBelowLimit({ attempts }: Platform, tx: Tx, call: Call<'service.send'>): Promise<void> {
  if (!(await attempts.take({ db: tx, now: call.now }, listCounters(call))))
    throw new Refusal(errorCodes.frequentSubmission);
}

/** Handlers of a player's conversation with customer service (ruling W5). */
export const createServiceHandlers = (platform: Platform) =>
  ({
    'service.conversation': (call) =>
      readConversation(platform.db, platform.settings.current(), {
        owner: getOwner(platform, call)?.key,
        locale: call.locale,
        now: call.now,
        limit: call.body.limit,
      }),
    'service.unread': async (call) => ({
      unread: await countUnreadAnswers(platform.db, getOwner(platform, call)?.key),
    }),
    'service.send': (call) => {
      const { body, requestId, locale, now } = call;
      const owner = requireOwner(platform, call);
      const topics = platform.settings.current().serviceTopics;
      return call.once(async (tx) => {
        await requireBelowLimit(platform, tx, call);
        return sendServiceMessage(tx, { owner, body, requestId, locale, now, topics });
      });
    },
    'service.markRead': (call) => {
      const owner = requireOwner(platform, call);
      return call.once(async (tx) => {
        await markAnswersRead(tx, owner.key, BigInt(call.body.messageId));
        return {};
      });
    },
  }) satisfies Partial<SandboxHandlers>;
