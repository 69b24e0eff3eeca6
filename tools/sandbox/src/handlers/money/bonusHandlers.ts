import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import { rotateSeeds, toSeedView } from '@pavilion/sandbox-platform/fair/seeds';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import { getSeedOwner } from '@pavilion/sandbox-platform/promotions/drawPrize';
import { quitActivity } from '@pavilion/sandbox-platform/promotions/quitActivity';
import { readMemberActivity } from '@pavilion/sandbox-platform/promotions/readActivities';
import { readTurnoverBets, readTurnoverView } from '@pavilion/sandbox-platform/turnover/describeTurnover';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

/** Reveals the server seed of the member's draws and starts the next pair. */
function rotateSeed({ secret }: Platform, call: Call<'promotions.rotateSeed'>) {
  const { body, member, now } = call;
  return call.once(async (tx) => {
    await lockMember(tx, member.id);
    const { activity } = await readMemberActivity(tx, body.activityId, call);
    if (activity.kind !== 'drawGift') throw new Refusal(errorCodes.notFound);
    const owner = getSeedOwner(member.id, activity.id);
    const seed = await rotateSeeds(tx, owner, { clientSeed: body.clientSeed, now });
    return { seeds: toSeedView(secret, owner, seed) };
  });
}

/** Handlers of turnover, quitting and the seeds of draws (ruling W5). */
export const createBonusHandlers = (platform: Platform) =>
  ({
    'promotions.turnover': ({ member, locale }) => readTurnoverView(platform.db, member.id, locale),
    'promotions.turnoverBets': ({ member, locale, body }) =>
      readTurnoverBets(platform.db, { memberId: member.id, locale }, body),
    'promotions.quit': (call) => call.once((tx) => quitActivity(tx, call.body.activityId, call)),
    'promotions.rotateSeed': (call) => rotateSeed(platform, call),
  }) satisfies Partial<SandboxHandlers>;
