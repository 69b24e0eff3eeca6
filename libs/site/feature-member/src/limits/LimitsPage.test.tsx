import { ApiError, TransportError } from '@pavilion/api-client';
import { createFakeClock } from '@pavilion/kernel/testing';
import { siteActions, type Locale, type Services } from '@pavilion/site-contract';
import type { PlayerLimits } from '@pavilion/site-money';
import { testBrand, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { LimitsPage } from './LimitsPage.tsx';

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
  /** Longest time between two reality checks, minutes. */
  readonly longest?: number;
  readonly clock?: Services['clock'];
}

const withRealityCheck = (realityCheckMinutes: number) => ({
  ...testBrand,
  jurisdiction: { ...testBrand.jurisdiction, realityCheckMinutes },
});

async function open(handlers: FakeHandlers = {}, { areas = ['limits'], locale, longest, clock }: PageOptions = {}) {
  const sent: [string, unknown][] = [];
  const record = (id: string, response: unknown) => (body: unknown) => {
    sent.push([id, body]);
    return response;
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
    {
      path: '/mine/limits',
      ...(locale && { locale }),
      services: {
        ...(longest !== undefined && { brand: withRealityCheck(longest) }),
        ...(clock && { clock }),
      },
    },
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

  it('L1 shows used and left of each limit in words', async () => {
    await open();
    const headings = await screen.findAllByRole('heading', { level: 3 });
    const items = headings.flatMap((heading) => heading.closest('li') ?? []);
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '每日修改限额修改限额：每日还可存 ¥300.00已存 ¥200.00，限额 ¥500.0011-27 00:00 重新计算11-27 14:30 起改为 ¥1,000.00撤回撤回每日限额的更改',
      '每周设置限额设置限额：每周未设限额已存 ¥200.0011-27 00:00 重新计算',
      '每月修改限额修改限额：每月还可存 ¥8,800.00已存 ¥200.00，限额 ¥9,000.0011-27 00:00 重新计算11-27 14:30 起不再限制撤回撤回每月限额的更改',
    ]);
    const [day] = screen.getAllByRole('progressbar');
    expect([day?.getAttribute('value'), day?.getAttribute('max')]).toEqual(['20000', '50000']);
  });

  it.each`
    typed         | amount
    ${'100'}      | ${'100'}
    ${'10000000'} | ${'10000000'}
    ${'1,234.5'}  | ${'1234.5'}
  `('L1 sets a limit of "$typed" that applies at once', async ({ typed, amount }) => {
    const setDeposit = jest.fn(() => ({ isPending: false }));
    const { user, toasts } = await open({ 'limits.setDeposit': setDeposit });
    await user.click((await findItem('每周')).getByRole('button', { name: '设置限额：每周' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: '金额' }), typed as string);
    await user.click(dialog.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '限额已生效' }]));
    expect(setDeposit.mock.calls).toEqual([[{ period: 'week', amount }, undefined]]);
  });

  it.each`
    typed       | text
    ${'500'}    | ${'确认后立即生效。'}
    ${'500.01'} | ${'这比现在的限额宽松，确认 24 小时后才生效，生效前可以随时撤回。'}
    ${'x'}      | ${'确认后立即生效。'}
  `('L1 a limit of $typed instead of 500 shows "$text"', async ({ typed, text }) => {
    const { user } = await open();
    await user.click((await findItem('每日')).getByRole('button', { name: '修改限额：每日' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: '金额' });
    expect(field).toHaveValue('500');
    await user.clear(field);
    await user.type(field, typed as string);
    expect(dialog.getByRole('status')).toHaveTextContent(text as string);
  });

  it('L1 shows the range only after an attempt, and no longer once the limit is removed or valid', async () => {
    const { user, sent } = await open();
    await user.click((await findItem('每日')).getByRole('button', { name: '修改限额：每日' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: '金额' });
    const problem = '请输入 100 至 10,000,000 之间的金额，最多两位小数';
    await user.clear(field);
    await user.type(field, '99.99');
    expect(dialog.queryByText(problem)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '确认' }));
    expect(dialog.getByText(problem)).toBeVisible();
    const removal = dialog.getByRole('checkbox', { name: '不再限制' });
    await user.click(removal);
    expect(field).toBeDisabled();
    expect(dialog.queryByText(problem)).not.toBeInTheDocument();
    await user.click(removal);
    expect(field).toBeEnabled();
    expect(dialog.getByText(problem)).toBeVisible();
    await user.type(field, '9');
    expect(dialog.queryByText(problem)).toBeVisible();
    await user.clear(field);
    await user.type(field, '100');
    expect(dialog.queryByText(problem)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('L1 sends a limit once, cannot be closed meanwhile, and stays open with the reason of a refusal', async () => {
    let refuse = (_: Error): void => undefined;
    const setDeposit = jest.fn(() => new Promise<never>((_, reject) => (refuse = reject)));
    const { user, toasts } = await open({ 'limits.setDeposit': setDeposit });
    await user.click((await findItem('每周')).getByRole('button', { name: '设置限额：每周' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: '金额' }), '100');
    await user.dblClick(dialog.getByRole('button', { name: '确认' }));
    expect(dialog.getByRole('button', { name: '确认' })).toHaveAttribute('aria-busy', 'true');
    expect(dialog.getByRole('button', { name: '取消' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(setDeposit).toHaveBeenCalledTimes(1);
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    refuse(new ApiError(6012, { endpointId: 'limits.setDeposit', requestId: 'r', serverMessage: '请联系客服' }));
    const support = await dialog.findByRole('link', { name: '联系客服' });
    expect(support).toHaveAttribute('href', '/app/help/zxkf?error=6012');
    expect(support.closest('[role="alert"]')).toHaveTextContent('请联系客服');
    expect(toasts).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('L1 has no removal for a period without a limit, and the field first', async () => {
    const { user } = await open();
    await user.click((await findItem('每周')).getByRole('button', { name: '设置限额：每周' }));
    const dialog = within(await screen.findByRole('dialog', { name: '每周存款限额' }));
    const field = dialog.getByRole('textbox', { name: '金额' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('');
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(dialog.getByRole('status')).toHaveTextContent('确认后立即生效。');
    expect(dialog.getByText('最低 ¥100，最高 ¥10,000,000')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('L1 confirms a withdrawn change, and none that was refused', async () => {
    let isRefused = true;
    const { user, toasts } = await open({
      'limits.cancelChange': () => {
        if (isRefused) throw refused('已经生效');
        return {};
      },
    });
    const cancel = (await findItem('每月')).getByRole('button', { name: '撤回每月限额的更改' });
    await user.click(cancel);
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: '已经生效' }]));
    isRefused = false;
    await user.click(cancel);
    await waitFor(() => expect(toasts.slice(1)).toEqual([{ kind: 'success', text: '已撤回，限额保持不变' }]));
  });

  it.each`
    longest | offered
    ${0}    | ${['15 分钟', '30 分钟', '60 分钟', '120 分钟']}
    ${30}   | ${['15 分钟', '30 分钟']}
    ${119}  | ${['15 分钟', '30 分钟', '60 分钟']}
    ${120}  | ${['15 分钟', '30 分钟', '60 分钟', '120 分钟']}
  `('L1 offers the reminders $offered up to $longest minutes', async ({ longest, offered }) => {
    await open({ 'limits.overview': () => ({ ...limits, reminderMinutes: 15 }) }, { longest: longest as number });
    const group = within(await screen.findByRole('radiogroup', { name: '提醒间隔' }));
    expect(group.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual(offered);
    expect(group.getByRole('radio', { name: '15 分钟' })).toBeChecked();
  });

  it('L1 confirms a reminder and offers no other one until the response', async () => {
    let release = (_: Record<string, never>): void => undefined;
    const setReminder = () => new Promise<Record<string, never>>((resolve) => (release = resolve));
    const { user, toasts } = await open({ 'limits.setReminder': setReminder });
    const group = within(await screen.findByRole('radiogroup', { name: '提醒间隔' }));
    await user.click(group.getByRole('radio', { name: '30 分钟' }));
    for (const radio of group.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(toasts).toEqual([]);
    release({});
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '之后每 30 分钟提醒一次' }]));
    for (const radio of group.getAllByRole('radio')) expect(radio).toBeEnabled();
  });

  it('L1 confirms no reminder that was refused', async () => {
    const { user, toasts } = await open({ 'limits.setReminder': () => Promise.reject(refused('不行')) });
    const group = within(await screen.findByRole('radiogroup', { name: '提醒间隔' }));
    await user.click(group.getByRole('radio', { name: '30 分钟' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: '不行' }]));
  });

  it('L1 offers three lengths of each kind of pause, the shortest first', async () => {
    await open();
    const groups = [
      await screen.findByRole('radiogroup', { name: '冷静期时长' }),
      screen.getByRole('radiogroup', { name: '自我排除时长' }),
    ];
    const texts = groups.map((group) =>
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent),
    );
    expect(texts).toEqual([
      ['24 小时', '7 天', '30 天'],
      ['6 个月', '1 年', '5 年'],
    ]);
    expect(within(groups[0] as HTMLElement).getByRole('radio', { name: '24 小时' })).toBeChecked();
    expect(within(groups[1] as HTMLElement).getByRole('radio', { name: '6 个月' })).toBeChecked();
    expect(screen.getByText('想歇一歇时使用，到期自动恢复。')).toBeVisible();
    expect(screen.getByText('需要长时间远离投注时使用，要确认两次。')).toBeVisible();
    expect(screen.getByText(/^暂停期间不能投注、进入场馆/)).toBeVisible();
  });

  it('L1 states what a pause excludes, and confirms its end in UTC+8', async () => {
    const { user, sent, toasts } = await open();
    await user.click(await screen.findByRole('button', { name: '开始冷静期' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '开始 24 小时的冷静期？' }));
    expect(dialog.getByText(/^从现在起 24 小时内，您不能投注/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: '继续' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '开始' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '已开始，2026-11-27 14:30 结束' }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent).toEqual([['pause', { length: '24h' }]]);
  });

  it.each`
    steps                       | title
    ${['开始冷静期']}           | ${'开始 24 小时的冷静期？'}
    ${['开始自我排除']}         | ${'开始 6 个月的自我排除？'}
    ${['开始自我排除', '继续']} | ${'再次确认：6 个月的自我排除'}
  `('L1 "$title" is left without a pause', async ({ steps, title }) => {
    const { user, sent } = await open();
    await screen.findByRole('button', { name: '开始冷静期' });
    for (const name of steps as string[]) await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog', { name: title as string }));
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('L1 requires the tick visibly only after an attempt, and shows the reason of a refused self-exclusion', async () => {
    const pause = jest.fn(() => Promise.reject(refused('不行')));
    const { user } = await open({ 'limits.pause': pause });
    await user.click(await screen.findByRole('button', { name: '开始自我排除' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '继续' }));
    const second = within(await screen.findByRole('alertdialog', { name: '再次确认：6 个月的自我排除' }));
    const tick = second.getByRole('checkbox', { name: '我明白 6 个月内无法恢复投注' });
    expect(second.getByText('开始后不能缩短或取消，联系客服也不行。')).toBeVisible();
    expect(tick).toBeValid();
    expect(second.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(second.getByRole('button', { name: '确认自我排除' }));
    expect(tick).toBeInvalid();
    expect(second.getByRole('alert')).toHaveTextContent('请先勾选上面一项。');
    await user.click(tick);
    expect(tick).toBeValid();
    expect(second.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(second.getByRole('button', { name: '确认自我排除' }));
    expect(await second.findByRole('alert')).toHaveTextContent('不行');
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('L1 shows what a running pause excludes, and nothing without one', async () => {
    const pause = { kind: 'timeOut' as const, length: '7d' as const, startedAt: 0, endsAt: LATER };
    await open({ 'limits.overview': () => ({ ...limits, pause }) });
    expect(await screen.findByText('冷静期进行中，2026-11-27 14:30 结束')).toBeVisible();
    expect(screen.getByText(/只能延长，不能提前结束。$/)).toBeVisible();
  });

  it('L1 links responsible gambling and the records', async () => {
    await open();
    await screen.findByRole('heading', { name: '更多帮助' });
    expect(screen.queryByText(/进行中/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['博彩责任', '/app/help/bczr'],
      ['投注记录', '/mine/betRecord'],
      ['交易记录', '/mine/transRecord'],
    ]);
  });

  it('W5 opens customer service on a platform without limits', async () => {
    const { user, navigate } = await open({}, { areas: ['other'] });
    expect(screen.getByText('需要暂停账号时，请联系客服。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '联系客服' }));
    expect(navigate.mock.calls).toEqual([['/app/help/zxkf']]);
  });

  it('F-API-24 is busy until the limits are read, and shows them after a retry', async () => {
    let fail = (_: Error): void => undefined;
    const overview = jest.fn<Promise<PlayerLimits>, []>(() => new Promise((_, reject) => (fail = reject)));
    const { user } = await open({ 'limits.overview': overview });
    expect((await screen.findByText('正在读取您的限额')).closest('[aria-busy="true"]')).not.toBeNull();
    await waitFor(() => expect(overview).toHaveBeenCalledTimes(1));
    overview.mockResolvedValue(limits);
    fail(
      new TransportError('timeout', { endpointId: 'limits.overview', requestId: 'r', outcome: 'none', attempts: 3 }),
    );
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(retry.closest('[aria-busy="false"]')).not.toBeNull();
    expect(screen.queryByText('正在读取您的限额')).not.toBeInTheDocument();
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: '存款限额' })).toBeVisible();
  });

  it('S3 reads the limits again at midnight, when their amounts start again', async () => {
    const clock = createFakeClock({ start: MIDNIGHT - 1_000 });
    const overview = jest.fn(() => limits);
    await open({ 'limits.overview': overview }, { clock });
    await findItem('每日');
    act(() => clock.advance(1_000));
    await waitFor(() => expect(overview).toHaveBeenCalledTimes(2));
  });
});
