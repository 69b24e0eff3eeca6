import { schemas } from '@pavilion/api-client/schemas';
import { createWalletT } from '../testing/createWalletT.ts';
import { listTurnoverLocks } from './turnoverLocks.ts';

const amounts = { required: '100.00', done: '40.00', remaining: '60.00' };
const view = {
  ...schemas['promotions.turnover'].example.response,
  list: [
    { id: 'D1', kind: 'deposit' as const, amount: '1.00', createTime: 1, ...amounts },
    { id: 'B1', kind: 'bonus' as const, amount: '1.00', createTime: 2, rewardName: '首存彩金', ...amounts },
    { id: 'D2', kind: 'deposit' as const, amount: '1.00', createTime: 3, ...amounts, remaining: '0.00' },
    { id: 'D3', kind: 'deposit' as const, amount: '1.00', createTime: 4, ...amounts, remaining: 'x' },
  ],
  venues: [
    { channelCode: 'BGDZ', venueName: '百工电子', ...amounts, remaining: '0.01' },
    { channelCode: 'HMZR', venueName: '海幕真人', ...amounts, remaining: '0.00' },
  ],
};

it.each([
  ['venues', [['BGDZ', '百工电子']]],
  [
    'wallet',
    [
      ['D1', '存款'],
      ['B1', '首存彩金'],
    ],
  ],
] as const)('ERR-07 lists the open requirements of the place %s', async (place, expected) => {
  const locks = listTurnoverLocks(view, place, await createWalletT());
  expect(locks.map(({ id, name }) => [id, name])).toEqual(expected);
});
