import { ApiError } from '@pavilion/api-client';
import { siteActions, type Locale } from '@pavilion/site-contract';
import type { FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { LimitsPage } from './LimitsPage.tsx';
import type { PlayerLimits } from './playerLimits.ts';

const MIDNIGHT = Date.parse('2026-11-26T16:00:00Z');
const LATER = Date.parse('2026-11-27T06:30:00Z');

const createLimit = (part: Partial<PlayerLimits['deposits'][number]>): PlayerLimits['deposits'][number] => ({
  period: 'day',
  amount: '',
  used: '200.00',
  left: '',
  resetsAt: MIDNIGHT,
  ...part,
});

const limits: PlayerLimits = {
  deposits: [
    createLimit({ amount: '500.00', left: '300.00', pending: { amount: '1000.00', appliesAt: LATER } }),
    createLimit({ period: 'week' }),
    createLimit({ period: 'month', amount: '9000.00', left: '8800.00', pending: { amount: '', appliesAt: LATER } }),
  ],
};

const refused = (text: string) =>
  new ApiError(6012, { endpointId: 'limits.pause', requestId: 'r', serverMessage: text });

/** Areas of the platform, and language of the page. */
interface PageOptions {
  readonly areas?: readonly string[];
  readonly locale?: Locale;
}

async function open(handlers: FakeHandlers = {}, { areas = ['limits'], locale }: PageOptions = {}) {
  const sent: [string, unknown][] = [];
  const record = (id: string, answer: unknown) => (body: unknown) => {
    sent.push([id, body]);
    return answer;
  };
  const site = await renderMember(
    <LimitsPage />,
    {
      'limits.overview': () => limits,
      'limits.setDeposit': record('setDeposit', { isPending: true }),
      'limits.cancelChange': record('cancelChange', {}),
      'limits.setReminder': record('setReminder', {}),
      'limits.pause': record('pause', { kind: 'timeOut', length: '24h', startedAt: 0, endsAt: LATER }),
      ...handlers,
    } as FakeHandlers,
    { path: '/mine/limits', ...(locale && { locale }) },
  );
  const settings = site.store.getState().site;
  act(() => void site.store.dispatch(siteActions.settingsLoaded({ ...settings, areas: [...areas] })));
  return { ...site, sent };
}

const findItem = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return within(heading.closest('li') as HTMLElement);
};

describe('LimitsPage', () => {
  it('L1 shows what is left of each limit, when it starts again, and the pending change with its time', async () => {
    await open();
    const day = await findItem('每日');
    expect(day.getByText('¥300.00')).toBeVisible();
    expect(day.getByRole('progressbar')).toHaveAccessibleName('已存 ¥200.00，限额 ¥500.00');
    expect(day.getByText(/11-27 00:00 重新计算/)).toBeVisible();
    expect(day.getByText(/11-27 14:30 起改为 ¥1,000.00/)).toBeVisible();
    const week = await findItem('每周');
    expect(week.getByText('未设限额')).toBeVisible();
    expect(week.queryByRole('progressbar')).not.toBeInTheDocument();
    expect((await findItem('每月')).getByText(/11-27 14:30 起不再限制/)).toBeVisible();
  });

  it('L1 states before the confirmation whether a limit applies at once or after 24 h', async () => {
    const { user, sent, toasts } = await open();
    await user.click((await findItem('每日')).getByRole('button', { name: '修改限额：每日' }));
    const dialog = within(await screen.findByRole('dialog', { name: '每日存款限额' }));
    const field = dialog.getByRole('textbox', { name: '金额' });
    await user.clear(field);
    await user.type(field, '400');
    expect(dialog.getByRole('status')).toHaveTextContent('立即生效');
    await user.clear(field);
    await user.type(field, '800');
    expect(dialog.getByRole('status')).toHaveTextContent('24 小时后才生效');
    await user.click(dialog.getByRole('checkbox', { name: '不再限制' }));
    expect(dialog.getByRole('status')).toHaveTextContent('24 小时后才生效');
    await user.click(dialog.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(sent).toEqual([['setDeposit', { period: 'day', amount: '' }]]));
    expect(toasts).toMatchObject([{ kind: 'success', text: '更改将在 24 小时后生效' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['', '99', '10000001', '1.234', 'abc'])('L1 sends no limit of "%s"', async (typed) => {
    const { user, sent } = await open();
    await user.click((await findItem('每周')).getByRole('button', { name: '设置限额：每周' }));
    const dialog = within(await screen.findByRole('dialog'));
    if (typed !== '') await user.type(dialog.getByRole('textbox', { name: '金额' }), typed);
    await user.click(dialog.getByRole('button', { name: '确认' }));
    expect(dialog.getByRole('textbox', { name: '金额' })).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('L1 withdraws a pending change', async () => {
    const { user, sent } = await open();
    await user.click((await findItem('每日')).getByRole('button', { name: '撤回每日限额的更改' }));
    await waitFor(() => expect(sent).toEqual([['cancelChange', { period: 'day' }]]));
  });

  it('L1 offers reminders up to that of the jurisdiction', async () => {
    const { user, sent } = await open();
    const group = within(await screen.findByRole('radiogroup', { name: '提醒间隔' }));
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['15', '30', '60']);
    expect(group.getByRole('radio', { name: '60 分钟' })).toBeChecked();
    await user.click(group.getByRole('radio', { name: '15 分钟' }));
    await waitFor(() => expect(sent).toEqual([['setReminder', { minutes: 15 }]]));
  });

  it('L1 starts a time-out after one confirmation in clear words', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('radio', { name: '7 天' }));
    await user.click(screen.getByRole('button', { name: '开始冷静期' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '开始 7 天的冷静期？' }));
    expect(dialog.getByText('开始后不能缩短或取消，联系客服也不行。')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '开始' }));
    await waitFor(() => expect(sent).toEqual([['pause', { length: '7d' }]]));
  });

  it('L1 starts a self-exclusion only after a second confirmation', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('radio', { name: '5 年' }));
    await user.click(screen.getByRole('button', { name: '开始自我排除' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '继续' }));
    const second = within(await screen.findByRole('alertdialog', { name: '再次确认：5 年的自我排除' }));
    await user.click(second.getByRole('button', { name: '确认自我排除' }));
    expect(second.getByRole('alert')).toHaveTextContent('请先勾选上面一项');
    expect(sent).toEqual([]);
    await user.click(second.getByRole('checkbox'));
    await user.click(second.getByRole('button', { name: '确认自我排除' }));
    await waitFor(() => expect(sent).toEqual([['pause', { length: '5y' }]]));
  });

  it('L1 ERR-09 keeps the dialog open with the text of the platform if a pause is refused', async () => {
    const text = '当前的暂停到 2026-12-01 00:00 结束，只能延长，不能缩短';
    const { user } = await open({ 'limits.pause': () => Promise.reject(refused(text)) });
    await user.click(await screen.findByRole('button', { name: '开始冷静期' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '开始' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  });

  it('L1 shows a running pause with its end', async () => {
    const pause = { kind: 'selfExclusion' as const, length: '6m' as const, startedAt: 0, endsAt: LATER };
    await open({ 'limits.overview': () => ({ ...limits, pause }) });
    expect(await screen.findByText('自我排除进行中，2026-11-27 14:30 结束')).toBeVisible();
  });

  it('W5 sends nothing if the platform has no limits', async () => {
    const overview = jest.fn(() => limits);
    await open({ 'limits.overview': overview }, { areas: [] });
    expect(await screen.findByText('平台暂未提供自助限额')).toBeVisible();
    expect(overview).not.toHaveBeenCalled();
  });

  it('I8 shows the texts in traditional script', async () => {
    await open({}, { locale: 'zh-TW' });
    expect(await screen.findByRole('heading', { name: '儲值限額' })).toBeVisible();
  });
});
