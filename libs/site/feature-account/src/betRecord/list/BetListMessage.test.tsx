import { ApiError, toCallFailure, TransportError, type CallFailure } from '@pavilion/api-client';
import { errorMessages } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountMessages } from '../../messages/accountMessages.ts';
import { defaultBetFilter, type BetFilter } from '../state/betFilter.ts';
import type { BetRecords } from '../state/useBetRecords.ts';
import { BetListMessage } from './BetListMessage.tsx';

const emptyPage = { records: { total: 0, list: [] }, totals: { count: 0, stake: '0.00', net: '0.00' }, loadedAt: 0 };

async function setUp(filter: Partial<BetFilter>, records: Partial<BetRecords>) {
  const [onChange, refresh, navigate] = [jest.fn(), jest.fn(), jest.fn()];
  const view = await renderWithSite(
    <BetListMessage
      filter={{ ...defaultBetFilter, ...filter }}
      records={{ page: undefined, failure: undefined, isRefreshing: false, refresh, ...records }}
      onChange={onChange}
    />,
    { messages: [accountMessages, errorMessages], services: { navigate } },
  );
  return { ...view, onChange, refresh, navigate, user: userEvent.setup() };
}

const refuse = (code: number, serverMessage = ''): CallFailure =>
  toCallFailure(new ApiError(code, { endpointId: 'record.betRecordList', requestId: 'r', serverMessage }));

describe('message of an empty list', () => {
  it.each`
    kind       | tab          | title                             | hint
    ${'sport'} | ${'open'}    | ${'没有未结算的注单'}             | ${'换一个时间范围，或者去看看正在进行的比赛。'}
    ${'sport'} | ${'settled'} | ${'这段时间没有已结算的注单'}     | ${'换一个时间范围，或者去看看正在进行的比赛。'}
    ${'sport'} | ${'all'}     | ${'这段时间没有注单'}             | ${'换一个时间范围，或者去看看正在进行的比赛。'}
    ${'games'} | ${'open'}    | ${'没有等待开奖的注单'}           | ${'换一个时间范围，或者去游戏大厅看看。'}
    ${'games'} | ${'settled'} | ${'这段时间没有已结算的游戏记录'} | ${'换一个时间范围，或者去游戏大厅看看。'}
    ${'games'} | ${'all'}     | ${'这段时间没有游戏记录'}         | ${'换一个时间范围，或者去游戏大厅看看。'}
  `('$tab records of $kind: $title', async ({ kind, tab, title, hint }) => {
    await setUp({ kind, tab }, { page: emptyPage });
    expect(screen.getByText(title as string)).toBeVisible();
    expect(screen.getByText(hint as string)).toBeVisible();
  });

  it.each`
    kind       | button            | path
    ${'sport'} | ${'进入体育盘口'} | ${'/game/sport/crty'}
    ${'games'} | ${'前往游戏大厅'} | ${'/game/egame'}
  `('the widest range of $kind leads to $path', async ({ kind, button, path }) => {
    const { user, navigate, onChange } = await setUp({ kind, range: 'month' }, { page: emptyPage });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([button]);
    await user.click(screen.getByRole('button'));
    expect(navigate.mock.calls).toEqual([[path]]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each(['today', 'week'] as const)('the range %s can be extended to 30 days', async (range) => {
    const { user, navigate, onChange } = await setUp({ kind: 'games', range }, { page: emptyPage });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['查看近 30 天']);
    await user.click(screen.getByRole('button'));
    expect(onChange.mock.calls).toEqual([[{ range: 'month' }]]);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('message of a failed list', () => {
  it('ERR-09 has the text of the platform, with a link to customer service that has the error code', async () => {
    await setUp({}, { failure: refuse(6005, '请联系客服处理') });
    expect(screen.getByText('注单没有读取成功')).toBeVisible();
    const text = screen.getByText(/您的注单和资金不受影响$/);
    expect([...text.childNodes].map(({ nodeName, textContent }) => textContent || nodeName)).toEqual([
      '请',
      '联系客服',
      '处理',
      'BR',
      '您的注单和资金不受影响',
    ]);
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/app/help/zxkf?error=6005');
    expect(screen.queryByText('记录服务维护中')).not.toBeInTheDocument();
  });

  it('has a hint without a failure', async () => {
    await setUp({}, {});
    expect(screen.getByText('您的注单和资金不受影响')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('ERR-10 maintenance has its own title and the text of the platform', async () => {
    await setUp({}, { failure: refuse(6316, '维护至 08:00，如有疑问请联系客服') });
    expect(screen.getByText('记录服务维护中')).toBeVisible();
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/app/help/zxkf?error=6316');
    expect(screen.queryByText('注单没有读取成功')).not.toBeInTheDocument();
  });

  it('a lost connection has priority over a maintenance', async () => {
    const { store } = await setUp({}, { failure: refuse(6316) });
    act(() => void store.dispatch({ type: 'ui/onlineChanged', payload: false }));
    expect(screen.getByText('网络已断开')).toBeVisible();
    expect(screen.getByText('恢复连接后会自动读取注单。')).toBeVisible();
    expect(screen.queryByText('记录服务维护中')).not.toBeInTheDocument();
  });

  const lost = toCallFailure(
    new TransportError('timeout', { endpointId: 'record.betRecordList', requestId: 'r', outcome: 'none', attempts: 1 }),
  );

  it.each`
    what                 | failure         | isOnline
    ${'a refusal'}       | ${refuse(6005)} | ${true}
    ${'a lost response'} | ${lost}         | ${true}
    ${'a maintenance'}   | ${refuse(6316)} | ${true}
    ${'no connection'}   | ${lost}         | ${false}
  `('$what offers one retry', async ({ failure, isOnline }: { failure: CallFailure; isOnline: boolean }) => {
    const { user, refresh, store } = await setUp({}, { failure });
    act(() => void store.dispatch({ type: 'ui/onlineChanged', payload: isOnline }));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('a running retry is not started again', async () => {
    const { user, refresh } = await setUp({}, { failure: lost, isRefreshing: true });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(refresh).not.toHaveBeenCalled();
  });
});
