import { ApiError } from '@pavilion/api-client';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { AgentPage } from './AgentPage.tsx';

const open = (handlers: FakeHandlers = {}) =>
  renderWithSite(<AgentPage />, {
    messages: [partnerMessages, errorMessages],
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
