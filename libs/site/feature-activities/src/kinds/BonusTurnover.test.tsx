import type { ResponseOf } from '@pavilion/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { omitKey } from '../testing/omitKey.ts';
import { renderPart } from '../testing/renderPart.tsx';
import { BonusTurnover } from './BonusTurnover.tsx';

type Row = ResponseOf<'promotions.turnover'>['list'][number];

const createRow = (id: string, change: Partial<Row> = {}): Row => ({
  id,
  kind: 'bonus',
  amount: '50.00',
  required: '600.00',
  done: '150.00',
  remaining: '450.00',
  createTime: 1,
  activity: { activityId: '7', type: 'firstDeposit', title: '首存' },
  rewardName: `彩金 ${id}`,
  ...change,
});
const deposit = omitKey(createRow('D', { kind: 'deposit' as Row['kind'] }), 'activity');

async function renderTurnover(list: Row[]) {
  const read = jest.fn(() => ({
    total: { required: '0.00', done: '0.00', remaining: '0.00', isMet: true },
    list,
    venues: [],
    rules: [],
  }));
  const site = await renderPart(<BonusTurnover activityId="7" />, { handlers: { 'promotions.turnover': read } });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  return site;
}

it('WAL-05 shows each open bonus of the activity with done, required and remaining turnover', async () => {
  const nameless = omitKey(createRow('B2', { done: '0.00', remaining: '600.00' }), 'rewardName');
  await renderTurnover([
    createRow('B1'),
    nameless,
    createRow('B3', { activity: { activityId: '8', type: 'firstDeposit', title: '' } }),
    createRow('B4', { isCancelled: true }),
    createRow('B5', { isCancelled: false }),
    deposit,
  ]);
  const rows = within(await screen.findByTestId('bonus-turnover')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '彩金 B1¥150.00 / ¥600.00还差 ¥450.00',
    '¥0.00 / ¥600.00还差 ¥600.00',
    '彩金 B5¥150.00 / ¥600.00还差 ¥450.00',
  ]);
  expect(screen.getByRole('heading', { name: '奖励的流水进度' })).toBeVisible();
  expect(screen.getByRole('link', { name: '全部流水' })).toHaveAttribute('href', '/mine/welfare#turnover');
  const bar = screen.getByRole('progressbar', { name: '彩金 B1' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['250', '1000']);
});

it.each<[string, Row[]]>([
  ['no turnover', []],
  ['turnover of deposits only', [deposit]],
  ['a cancelled bonus only', [createRow('B1', { isCancelled: true })]],
])('WAL-05 shows nothing with %s', async (_what, list) => {
  const { container, store } = await renderTurnover(list);
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"isMet":true'));
  expect(container).toBeEmptyDOMElement();
});
