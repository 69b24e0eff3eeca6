import { ApiError, TransportError } from '@pavilion/api-client';
import { errorMessages } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

type Apply = NonNullable<FakeHandlers['partners.apply']>;

const EXISTS = '这个联系方式已有一份申请正在处理，不用再提交。';
const INTRO = '经营足球讨论社区三年，成员两千人。';

async function open(apply: Apply = () => ({ applicationNo: '2600000017', createTime: 1 })) {
  const call = jest.fn<ReturnType<Apply>, Parameters<Apply>>(apply);
  const onSent = jest.fn<void, [string]>();
  await renderWithSite(<ApplicationForm onSent={onSent} />, {
    messages: [partnerMessages, errorMessages],
    services: { api: createFakeApi({ 'partners.apply': call }) },
  });
  return { apply: call, onSent };
}

async function fillIn({ contact = '138-0013-8000' } = {}) {
  await userEvent.type(screen.getByLabelText('称呼'), ' 陈先生 ');
  await userEvent.type(screen.getByLabelText('号码或账号'), contact);
  await userEvent.type(screen.getByLabelText('预计每月活跃玩家'), '30');
  await userEvent.type(screen.getByLabelText('渠道介绍'), INTRO);
  await userEvent.click(screen.getByRole('checkbox'));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '提交申请' }));

const createRefusal = (code: number, serverMessage: string) =>
  new ApiError(code, { endpointId: 'partners.apply', requestId: 'r', serverMessage, data: null });

/** Returns the alerts with a text: each field has an empty one for its error. */
const getNotices = () => screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '');

const getLabels = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

it('ACT-03 starts empty with a phone number and a community, and without errors', async () => {
  await open();
  for (const label of ['称呼', '号码或账号', '预计每月活跃玩家', '渠道介绍']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.getByLabelText(label)).not.toHaveAttribute('aria-invalid');
  }
  expect(getLabels('联系方式')).toEqual(['手机', '邮箱', 'Telegram', 'LINE', '微信']);
  expect(getLabels('主要渠道')).toEqual(['社群', '网站或博客', '短视频或直播', '线下', '其他']);
  expect(screen.getByRole('radio', { name: '手机' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '社群' })).toBeChecked();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('checkbox')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('button', { name: '提交申请' })).toBeEnabled();
  expect(getNotices()).toEqual([]);
});

it('ACT-03 limits the length of each field', async () => {
  await open();
  const limits = ['称呼', '号码或账号', '预计每月活跃玩家', '渠道介绍'].map((label) =>
    screen.getByLabelText(label).getAttribute('maxlength'),
  );
  expect(limits).toEqual(['50', '80', '7', '500']);
});

it('ACT-03 counts the characters of the intro without the spaces around it', async () => {
  await open();
  const intro = screen.getByLabelText('渠道介绍');
  expect(intro).toHaveAccessibleDescription('写明平台、受众和经验，10 到 500 字。已写 0 字。');
  await userEvent.type(intro, '  足球社区 ');
  expect(intro).toHaveAccessibleDescription('写明平台、受众和经验，10 到 500 字。已写 4 字。');
});

it('ACT-03 shows errors after the first attempt only, and removes each with its correction', async () => {
  await open();
  const name = screen.getByLabelText('称呼');
  await userEvent.type(name, '陈');
  await userEvent.clear(name);
  expect(screen.queryByText('请输入称呼，最多 50 字')).not.toBeInTheDocument();
  await submit();
  const invalid = [...document.querySelectorAll('[aria-invalid]')];
  expect(invalid).toEqual([
    name,
    screen.getByLabelText('预计每月活跃玩家'),
    screen.getByLabelText('号码或账号'),
    screen.getByLabelText('渠道介绍'),
    screen.getByRole('checkbox'),
  ]);
  expect(name).toHaveAccessibleDescription('请输入称呼，最多 50 字');
  expect(screen.getByLabelText('预计每月活跃玩家')).toHaveAccessibleDescription('请输入 1 到 1,000,000 的整数');
  expect(screen.getByLabelText('号码或账号')).toHaveAccessibleDescription('请输入 6 到 15 位数字，可以带国家码');
  expect(screen.getByLabelText('渠道介绍')).toHaveAccessibleDescription(/请输入 10 到 500 字$/);
  expect(screen.getByText('请确认后再提交')).toBeVisible();
  await fillIn();
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  expect(screen.queryByText('请确认后再提交')).not.toBeInTheDocument();
});

it.each([
  ['邮箱', '请输入有效的邮箱地址'],
  ['Telegram', '请输入 5 到 32 位的用户名'],
  ['LINE', '请输入 4 到 20 位的 LINE ID'],
  ['微信', '请输入 6 到 20 位的微信号'],
])('ACT-03 the error of the contact follows the kind %s', async (kind, error) => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: kind }));
  await submit();
  expect(screen.getByLabelText('号码或账号')).toHaveAccessibleDescription(error);
});

it('ACT-03 focuses the first invalid field', async () => {
  const { apply } = await open();
  await userEvent.type(screen.getByLabelText('称呼'), '陈先生');
  await submit();
  await waitFor(() => expect(screen.getByLabelText('预计每月活跃玩家')).toHaveFocus());
  expect(apply).not.toHaveBeenCalled();
});

it.each([
  ['手机', '(138) 0013-8000', { contactKind: 'phone', contact: '13800138000' }],
  ['Telegram', '@harbour_league', { contactKind: 'telegram', contact: '@harbour_league' }],
  ['LINE', 'harbour-league', { contactKind: 'line', contact: 'harbour-league' }],
])('ACT-03 sends the chosen contact by %s and the channel', async (kind, contact, sent) => {
  const { apply, onSent } = await open();
  await userEvent.click(screen.getByRole('radio', { name: kind }));
  await userEvent.click(screen.getByRole('radio', { name: '短视频或直播' }));
  await fillIn({ contact });
  await submit();
  await waitFor(() => expect(onSent.mock.calls).toEqual([['2600000017']]));
  expect(apply.mock.calls.map(([body]) => body)).toEqual([
    { name: '陈先生', ...sent, channel: 'media', players: 30, intro: INTRO },
  ]);
});

it('ACT-03 a submission does not load the page again', async () => {
  await open();
  const form = screen.getByRole('form', { name: '申请表' });
  expect(form).toHaveAttribute('novalidate');
  // `fireEvent` returns whether the browser still performs its own action.
  expect(fireEvent.submit(form)).toBe(false);
});

it('ACT-03 sends an application once while its response is awaited', async () => {
  let respond: (response: { applicationNo: string; createTime: number }) => void = () => undefined;
  const { apply, onSent } = await open(() => new Promise((resolve) => (respond = resolve)));
  await fillIn();
  await submit();
  const button = screen.getByRole('button', { name: '提交申请' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await submit();
  fireEvent.submit(screen.getByRole('form', { name: '申请表' }));
  expect(apply).toHaveBeenCalledTimes(1);
  expect(onSent).not.toHaveBeenCalled();
  await act(async () => respond({ applicationNo: '2600000018', createTime: 1 }));
  expect(onSent.mock.calls).toEqual([['2600000018']]);
  expect(button).not.toHaveAttribute('aria-busy');
});

it.each([
  { rule: 'its own text for an undecided application', code: 6009, serverMessage: '', tone: 'warning', text: EXISTS },
  { rule: 'it in place of a text of the platform', code: 6009, serverMessage: '重复', tone: 'warning', text: EXISTS },
  {
    rule: 'the text of the platform for other refusals',
    code: 6010,
    serverMessage: '今日申请已满',
    tone: 'danger',
    text: '今日申请已满',
  },
])('ACT-03 shows $rule', async ({ code, serverMessage, tone, text }) => {
  const { onSent } = await open(() => Promise.reject(createRefusal(code, serverMessage)));
  await fillIn();
  await submit();
  await waitFor(() => expect(getNotices()).toHaveLength(1));
  expect(getNotices()[0]?.textContent).toBe(text);
  expect(getNotices()[0]).toHaveAttribute('data-tone', tone);
  expect(onSent).not.toHaveBeenCalled();
});

it('ACT-03 a failure without a response can be repeated with the same fields', async () => {
  const lost = new TransportError('offline', {
    endpointId: 'partners.apply',
    requestId: 'r',
    outcome: 'none',
    attempts: 1,
  });
  let fails = true;
  const { apply, onSent } = await open(() =>
    fails ? Promise.reject(lost) : { applicationNo: '2600000019', createTime: 1 },
  );
  await fillIn();
  await submit();
  await waitFor(() => expect(getNotices()).toHaveLength(1));
  expect(getNotices()[0]).toHaveAttribute('data-tone', 'danger');
  fails = false;
  await submit();
  await waitFor(() => expect(onSent.mock.calls).toEqual([['2600000019']]));
  expect(apply.mock.calls[1]?.[0]).toEqual(apply.mock.calls[0]?.[0]);
  expect(getNotices()).toEqual([]);
});
