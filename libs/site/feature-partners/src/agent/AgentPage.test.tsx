import { ApiError } from '@pavilion/api-client';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { AgentPage } from './AgentPage.tsx';

const open = (handlers: FakeHandlers = {}) =>
  renderWithSite(<AgentPage />, {
    messages: [partnerMessages, errorMessages, loadFailureMessages],
    services: { api: createFakeApi(handlers), session: createFakeSession({ token: 't', userId: '7' }) },
  });

async function fillIn() {
  const form = within(screen.getByRole('form', { name: '申请表' }));
  await userEvent.type(form.getByLabelText('称呼'), '陈先生');
  await userEvent.type(form.getByLabelText('号码或账号'), '13800138000');
  await userEvent.type(form.getByLabelText('预计每月活跃玩家'), '30');
  await userEvent.type(form.getByLabelText('渠道介绍'), '经营足球讨论社区三年，成员两千人。');
  await userEvent.click(form.getByRole('checkbox'));
  return () => userEvent.click(form.getByRole('button', { name: '提交申请' }));
}

it('ACT-03 computes the commission of the entered figures', async () => {
  await open();
  expect(screen.getByTestId('commission')).toHaveTextContent('¥89,810.00');
  const field = screen.getByLabelText('玩家总输赢');
  await userEvent.clear(field);
  await userEvent.type(field, '-100');
  expect(screen.getByTestId('commission')).toHaveTextContent('¥0.00');
  expect(screen.getByText(/净收益为负/)).toBeVisible();
});

it('ACT-03 sends nothing while fields are invalid, and focuses the first', async () => {
  const apply = jest.fn();
  await open({ 'partners.apply': apply });
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('请输入称呼，最多 50 字')).toBeVisible();
  expect(screen.getByText('请确认后再提交')).toBeVisible();
  expect(apply).not.toHaveBeenCalled();
});

it('ACT-03 submits the application of a guest and shows its number', async () => {
  const apply = jest.fn(() => ({ applicationNo: '2600000017', createTime: 1 }));
  await open({ 'partners.apply': apply });
  await (
    await fillIn()
  )();
  expect(await screen.findByText(/编号 2600000017/)).toBeVisible();
  expect(apply).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('ACT-03 keeps the form and shows that the contact has an undecided application', async () => {
  const refusal = new ApiError(6009, { endpointId: 'partners.apply', requestId: 'r', serverMessage: '', data: null });
  await open({ 'partners.apply': () => Promise.reject(refusal) });
  await (
    await fillIn()
  )();
  expect(await screen.findByText(/已有一份申请正在处理/)).toBeVisible();
  expect(screen.getByLabelText('号码或账号')).toHaveValue('13800138000');
});

it.each`
  state         | tag         | hasForm
  ${'received'} | ${'审核中'} | ${false}
  ${'accepted'} | ${'已通过'} | ${false}
  ${'declined'} | ${'未通过'} | ${true}
`('ACT-03 a member sees the state $state of the application', async ({ state, tag, hasForm }) => {
  const { store } = await open({
    'partners.application': () => ({ application: { applicationNo: '2600000017', state, createTime: 1 } }),
  });
  act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  expect(await screen.findByText(tag)).toBeVisible();
  expect(screen.queryByRole('form') !== null).toBe(hasForm);
});

const getTexts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

it.each([
  ['zh-CN', '代理合作', /^把真正想玩的人介绍给云阁，/],
  ['zh-TW', '代理合作', /^把真心想玩的人介紹給玉閣，/],
] as const)('ACT-03 names the brand in %s', async (locale, title, lead) => {
  await renderWithSite(<AgentPage />, { messages: [partnerMessages, errorMessages, loadFailureMessages], locale });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(lead)).toBeVisible();
});

it('ACT-03 shows the highest and the first share, the settlement and the fee at the top', async () => {
  await open();
  const facts = screen.getByText('最高分成').closest('dl')!;
  expect(getTexts([...facts.children])).toEqual(['最高分成45%', '起步分成25%', '结算每月一次', '加盟费不收']);
});

it('ACT-03 leads to the form, the examples and the rules of cooperation', async () => {
  await open();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['提交申请', '#apply'],
    ['看佣金怎么算', '#examples'],
    ['合作与身份确认', '/app/help/hzhb'],
  ]);
  expect(within(document.querySelector<HTMLElement>('#apply')!).getByRole('form', { name: '申请表' })).toBeVisible();
  expect(within(document.querySelector<HTMLElement>('#examples')!).getByTestId('commission')).toBeVisible();
});

it('ACT-03 has its sections in the order of a decision', async () => {
  await open();
  expect(getTexts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    '怎么合作',
    '级别与分成',
    '算一算',
    '申请表',
    '底线',
  ]);
});

it('ACT-03 lists three steps and three rules', async () => {
  await open();
  const getItems = (title: string) =>
    getTexts(
      within(screen.getByRole('heading', { level: 2, name: title }).closest('section')!).getAllByRole('listitem'),
    );
  expect(getItems('怎么合作')).toEqual([
    '提交申请填写联系方式和推广渠道。我们在三个工作日内联系您。',
    '拿到专属链接链接带有您的推荐码，玩家通过它注册，就记在您名下。',
    '按月分成每月 1 日按上月净收益和活跃人数定级，10 日前结清。',
  ]);
  expect(getItems('底线')).toEqual([
    '不向未成年人和限制地区推广。',
    '不夸大赢利，不承诺收益，不发垃圾信息。',
    '不索要玩家的密码、验证码或资金。',
  ]);
});

it('ACT-03 shows players, net revenue and share of each level; the first needs any net revenue', async () => {
  await open();
  const rows = within(screen.getByRole('table', { name: '级别与分成' })).getAllByRole('row');
  expect(rows.map((row) => getTexts([...row.children]))).toEqual([
    ['级别', '当月活跃玩家', '当月净收益', '分成'],
    ['一级', '1 人起', '大于零', '25%'],
    ['二级', '5 人起', '¥50,000 起', '30%'],
    ['三级', '15 人起', '¥200,000 起', '35%'],
    ['四级', '40 人起', '¥800,000 起', '40%'],
    ['五级', '100 人起', '¥2,000,000 起', '45%'],
  ]);
  expect(rows.map((row) => [...row.children].map((cell) => cell.getAttribute('data-align')))).toEqual(
    Array(6).fill([null, 'end', 'end', 'end']),
  );
  expect([...rows[1]!.children].map((cell) => cell.hasAttribute('data-figure'))).toEqual([false, true, true, true]);
  expect(screen.getByText('活跃人数和净收益都达到，才进入该级别。每月重新定级。')).toBeVisible();
});
