import { applyAsAgent } from '@pavilion/sandbox-platform/partners/applyAsAgent';
import { readOwnApplication } from '@pavilion/sandbox-platform/partners/readApplications';
import { readFriends } from '@pavilion/sandbox-platform/promotions/rules/friends';
import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

/** Handlers of applications of agents and of invited friends. */
export const createPartnerHandlers = ({ db, attempts }: Platform) =>
  ({
    'partners.apply': (call) => call.once((tx) => applyAsAgent(attempts, tx, call)),
    'partners.application': ({ member }) => readOwnApplication(db, member.id),
    'partners.friends': ({ member, body }) => readFriends(db, member.id, body),
  }) satisfies Partial<SandboxHandlers>;
