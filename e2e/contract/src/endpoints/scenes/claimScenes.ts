import { createId } from '@pavilion/kernel';
import type { RequestOf } from '@pavilion/api-client/protocol';
import { createBet, findPrice } from '../../testing/player/boardPrices.ts';
import type { Scene } from './endpointRow.ts';

type ClaimScene = Pick<Scene<'promotion.joinActivity'>, 'control' | 'player'>;
type Claim = RequestOf<'promotion.joinActivity'>;

const JOIN: Claim = { activityId: '1009' };

/** Loses a single bet of 1,050.00. */
export async function loseBet({ control, player }: ClaimScene): Promise<void> {
  const { game, odds } = findPrice(await player.board('FT', 'FT'), ({ w, r }) => w === 'M' && r === 'H');
  await player.place(createBet({ game, odds }, '1050.00'));
  await control.matches.end(game.gameId, { home: 0, away: 1 });
}

/** Makes a confirmed deposit of 1,000.00. */
export async function makeDeposit({ control, player }: ClaimScene): Promise<void> {
  const { orderNo } = await player.call(
    'payment.pay',
    { payType: 'bank', amount: '1000.00' },
    { requestId: createId() },
  );
  for (const command of ['pay', 'confirm'] as const) await control.deposits.command(orderNo, command);
}

/** Prepares a claim of each kind, so that it can be paid once. Draws, deposits and races have a suite of their own. */
export const claimVariants = {
  'of a task': { body: (): Claim => ({ activityId: '1004', rewardId: 'phone' }) },
  'of an entry': { body: (): Claim => JOIN },
  'of a landing page': {
    body: async (scene: ClaimScene): Promise<Claim> => {
      await scene.player.call('promotion.joinActivity', JOIN, { requestId: createId() });
      await loseBet(scene);
      return { activityId: '1009', rewardId: 'step1' };
    },
  },
  'of a betting gift': {
    body: async (scene: ClaimScene): Promise<Claim> => {
      await loseBet(scene);
      return { activityId: '1010', rewardId: 'tier1' };
    },
  },
  'of a gift for points': {
    body: async (scene: ClaimScene): Promise<Claim> => {
      await loseBet(scene);
      return { activityId: '1012', rewardId: 'gift5' };
    },
  },
};
