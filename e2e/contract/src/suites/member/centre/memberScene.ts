import { createId } from '@pavilion/kernel';
import type { createPlayer } from '../../../testing/player/createPlayer.ts';
import type { NamedPlayer, Platform } from '../../../testing/sandbox/platform.ts';

/** Platform and helpers that the tests of the member centre share. */
export interface MemberScene {
  readonly platform: Platform;
  /** Advances the platform's clock. */
  readonly advance: (ms: number) => void;
  readonly createLoggedInPlayer: (name: string, locale?: string) => Promise<ReturnType<typeof createPlayer>>;
}

/** First page of a list. */
export const page = { pageNum: 1, pageSize: 50 };

export const countUnread = (player: Pick<NamedPlayer, 'call'>) =>
  player.call('letter.getUnreadForType', { userSystem: 1 });

export const claim = (player: NamedPlayer, activityId: string, rewardId?: string) =>
  player.call('promotion.joinActivity', { activityId, ...(rewardId ? { rewardId } : {}) }, { requestId: createId() });
