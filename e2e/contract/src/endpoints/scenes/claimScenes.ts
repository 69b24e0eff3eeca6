import { createId } from '@pavilion/kernel';
import type { RequestOf } from '@pavilion/api-client/protocol';
import { computeMd5, DEMO_PASSWORD } from '@pavilion/sandbox';
import { createBet, findPrice } from '../../testing/player/boardPrices.ts';
import { solvePicture } from '../../testing/player/solveCaptcha.ts';
import type { Scene } from './endpointRow.ts';

type JoinScene = Scene<'promotion.joinActivity'>;
type ClaimScene = Pick<JoinScene, 'control' | 'player'>;
type Claim = RequestOf<'promotion.joinActivity'>;

const JOIN: Claim = { activityId: '1009' };

/** Loses a single bet of 1,050.00. */
export async function loseBet({ control, player }: ClaimScene): Promise<void> {
  const { game, odds } = findPrice(await player.board('FT', 'FT'), ({ w, r }) => w === 'M' && r === 'H');
  await player.place(createBet({ game, odds }, '1050.00'));
  await control.matches.end(game.gameId, { home: 0, away: 1 });
}

let friends = 0;

/** Registers a friend by the member's invitation, and reaches the turnover that makes the friend count. */
async function inviteFriend({ control, player, stranger }: Pick<JoinScene, 'control' | 'player' | 'stranger'>) {
  const { invitation } = await player.call('promotion.confirmInfo', { activityId: '1005' });
  const friend = { ...stranger(), name: `fr${process.pid % 1000}x${++friends}` };
  const password = computeMd5(DEMO_PASSWORD);
  await friend.call('user.register', {
    name: friend.name,
    password,
    secondPassword: password,
    ...(await solvePicture(friend, control)),
    domain: 'www.example.com',
    rCode: 'link',
    iCode: invitation?.inviteCode ?? '',
  });
  await friend.login(friend.name);
  await control.members.addMoney(friend.name, '2000.00');
  await loseBet({ control, player: friend });
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
  'of an invitation': {
    body: async (scene: JoinScene): Promise<Claim> => {
      await inviteFriend(scene);
      return { activityId: '1005', rewardId: 'friend1' };
    },
  },
  'of a gift for points': {
    body: async (scene: ClaimScene): Promise<Claim> => {
      await loseBet(scene);
      return { activityId: '1012', rewardId: 'gift5' };
    },
  },
};
