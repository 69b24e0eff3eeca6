import { TransportError } from '@pavilion/api-client';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { AgentApplication } from './AgentApplication.tsx';

type Read = NonNullable<FakeHandlers['partners.application']>;
type Application = Exclude<Awaited<ReturnType<Read>>['application'], undefined>;

const LEAD = '只用于联系您谈合作。我们的人不会向您索要密码、验证码或任何费用。';
const GUEST_HINT = '不登录也能申请。登录后提交，可以在本页查看进度。';

const createApplication = (state: Application['state']): Application => ({
  applicationNo: '2600000017',
  state,
  createTime: 1_763_690_400_000,
});

async function open(read: Read, { isMember = true } = {}) {
  const application = jest.fn<ReturnType<Read>, Parameters<Read>>(read);
  const site = await renderWithSite(<AgentApplication />, {
    messages: [partnerMessages, errorMessages, loadFailureMessages],
    services: {
      api: createFakeApi({
        'partners.application': application,
        'partners.apply': () => ({ applicationNo: '2600000020', createTime: 1 }),
      }),
      session: isMember ? createFakeSession({ token: 't', userId: '7' }) : createFakeSession(),
    },
  });
  if (isMember) await act(async () => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  return { application };
}

async function apply() {
  await userEvent.type(screen.getByLabelText('称呼'), '陈先生');
  await userEvent.type(screen.getByLabelText('号码或账号'), '13800138000');
  await userEvent.type(screen.getByLabelText('预计每月活跃玩家'), '30');
  await userEvent.type(screen.getByLabelText('渠道介绍'), '经营足球讨论社区三年，成员两千人。');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
}

it('ACT-03 a guest is offered the form with a hint about logging in, and nothing is read', async () => {
  const { application } = await open(() => ({}), { isMember: false });
  expect(screen.getByText(`${LEAD} ${GUEST_HINT}`)).toBeVisible();
  expect(screen.getByRole('form', { name: '申请表' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(application).not.toHaveBeenCalled();
});

it('ACT-03 a member without an application is offered the form without that hint', async () => {
  const { application } = await open(() => ({}));
  expect(application.mock.calls.map(([body]) => body)).toEqual([{}]);
  expect(screen.getByText(LEAD)).toBeVisible();
  expect(screen.queryByText(/不登录也能申请/)).not.toBeInTheDocument();
  expect(screen.queryByText(/编号/)).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each<{ state: Application['state']; tag: string; tones: [tag: string, notice: string | null]; text: string }>([
  { state: 'received', tag: '审核中', tones: ['warning', null], text: '三个工作日内会有专人联系您。' },
  {
    state: 'accepted',
    tag: '已通过',
    tones: ['success', 'success'],
    text: '专员会把推广链接和后台账号发到您留下的联系方式。',
  },
  { state: 'declined', tag: '未通过', tones: ['neutral', null], text: '这次没有通过，补充渠道介绍后可以重新申请。' },
])('ACT-03 shows number, time and next step of an application that is $state', async ({ state, tag, tones, text }) => {
  await open(() => ({ application: createApplication(state) }));
  const mark = await screen.findByText(tag);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(`编号 2600000017，2025-11-21 10:00:00 提交。${text}`);
  expect([mark, status].map((element) => element.getAttribute('data-tone'))).toEqual(tones);
});

it('ACT-03 shows the number of an application that was just sent instead of the form', async () => {
  await open(() => ({}), { isMember: false });
  await apply();
  const status = within(await screen.findByRole('status'));
  expect(status.getByText('申请已收到')).toBeVisible();
  expect(status.getByText('编号 2600000020。请记下编号，三个工作日内会有专人联系您。')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByText(/只用于联系您谈合作/)).not.toBeInTheDocument();
});

it('ACT-03 a member whose new application was sent sees its state once, not the former one', async () => {
  let application: Application = createApplication('declined');
  await open(() => ({ application }));
  await screen.findByText('未通过');
  application = { ...createApplication('received'), applicationNo: '2600000020' };
  await apply();
  expect(await screen.findByText('审核中')).toBeVisible();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    '编号 2600000020，2025-11-21 10:00:00 提交。三个工作日内会有专人联系您。',
  ]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByText('未通过')).not.toBeInTheDocument();
});

it('ACT-03 a new application after a declined one is confirmed even if it cannot be read again', async () => {
  let reads = 0;
  const { application } = await open(async () => {
    reads += 1;
    if (reads > 1)
      throw new TransportError('network', {
        endpointId: 'partners.application',
        requestId: '',
        outcome: 'none',
        attempts: 1,
      });
    return { application: createApplication('declined') };
  });
  await apply();
  expect(await screen.findByText(/2600000020/)).toBeVisible();
  expect(application).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/2600000017/)).not.toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
