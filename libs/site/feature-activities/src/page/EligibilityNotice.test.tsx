import { screen } from '@testing-library/react';
import { createActivity } from '../testing/renderActivity.tsx';
import { renderPart } from '../testing/renderPart.tsx';
import { EligibilityNotice, type EligibilityNoticeProps } from './EligibilityNotice.tsx';

type Reason = EligibilityNoticeProps['reasons'][number]['reason'];

const activity = createActivity('newTask', []);
const renderNotice = (reasons: readonly Reason[], isMember = true) =>
  renderPart(
    <EligibilityNotice
      isMember={isMember}
      activity={activity}
      reasons={reasons.map((reason) => ({ reason, message: `因为 ${reason}` }))}
    />,
    { isGuest: !isMember },
  );

it('ACT-01 a guest is asked to log in, and returns to the activity', async () => {
  const { user, store } = await renderNotice(['bindPhone'], false);
  expect(screen.getByText('登录后查看进度与领取')).toBeVisible();
  const button = screen.getByRole('button', { name: '登录' });
  expect(button).toHaveAttribute('data-variant', 'primary');
  expect(button).toHaveAttribute('data-size', 'small');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('现在还不能领取')).toBeNull();
  await user.click(button);
  expect(store.getState().ui.dialogs).toMatchObject([{ kind: 'loginPrompt', wanted: '/activity/newTask/7' }]);
});

it('ACT-01 an eligible member sees no notice', async () => {
  const { container } = await renderNotice([]);
  expect(container).toBeEmptyDOMElement();
});

it.each<Reason>(['alreadyClaimed', 'noChance', 'joinFirst', 'needRank', 'needTurnover', 'needBet'])(
  'ACT-01 the reason %s is not repeated, because the rewards show it',
  async (reason) => {
    const { container } = await renderNotice([reason]);
    expect(container).toBeEmptyDOMElement();
  },
);

it.each<Reason>([
  'notStarted',
  'ended',
  'needDeposit',
  'needFriends',
  'needGrade',
  'needPoints',
  'quit',
  'informational',
])('ACT-01 the reason %s is shown without a link', async (reason) => {
  await renderNotice([reason, 'needTurnover']);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^现在还不能领取因为 ${reason}$`));
  expect(screen.queryByRole('link')).toBeNull();
});

it.each`
  reasons                      | text                               | links
  ${['bindPhone']}             | ${'因为 bindPhone'}                | ${[['去绑定手机', '/mine/auth#phone']]}
  ${['bindRealName']}          | ${'因为 bindRealName'}             | ${[['去完善', '/mine/userinfo?from=%2Factivity%2FnewTask%2F7#realName']]}
  ${['bindPhone', 'ended']}    | ${'因为 bindPhone；因为 ended'}    | ${[['去绑定手机', '/mine/auth#phone']]}
  ${['ended', 'bindRealName']} | ${'因为 ended；因为 bindRealName'} | ${[['去完善', '/mine/userinfo?from=%2Factivity%2FnewTask%2F7#realName']]}
`('ACT-01 the reasons $reasons have links that resolve them', async ({ reasons, text, links }) => {
  await renderNotice(reasons as Reason[]);
  expect(screen.getByRole('status').firstElementChild).toHaveTextContent(`现在还不能领取${text as string}`);
  const shown = screen.getAllByRole('link');
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
  shown.forEach((link) => {
    expect(link).toHaveAttribute('data-variant', 'secondary');
    expect(link).toHaveAttribute('data-size', 'small');
  });
});
