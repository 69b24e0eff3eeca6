import { errorMessages } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import { serviceMessages } from '../messages/serviceMessages.ts';
import { AttachmentCard } from './AttachmentCard.tsx';
import type { Attachment } from './formatAttachmentName.ts';

type Unpaid = NonNullable<Extract<Attachment, { kind: 'order' }>['unpaid']>;

const order: Attachment = {
  kind: 'order',
  id: 'D20261121000001',
  type: 'deposit',
  amount: '1500.00',
  status: 'failed',
  createTime: 1_763_690_400_000,
};
const bet: Attachment = {
  kind: 'bet',
  id: 'T20261121000042',
  team_h: '阿森纳',
  team_c: '利物浦',
  selections: 1,
  stake: '20.5',
  status: 'open',
  createTime: 1_763_690_400_000,
};

const show = (attachment: Attachment, hiddenKeys: readonly string[] = []) =>
  renderWithSite(<AttachmentCard attachment={attachment} />, {
    messages: [serviceMessages, errorMessages],
    state: { site: { hiddenKeys } } as never,
  });

it.each`
  type          | name
  ${'deposit'}  | ${'存款订单'}
  ${'withdraw'} | ${'取款订单'}
  ${'transfer'} | ${'转账'}
  ${'gift'}     | ${'优惠'}
`('NAV-08 an order of the type $type has the name $name, and leads to the transactions', async ({ type, name }) => {
  await show({ ...order, type });
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(`${name}未成功D20261121000001¥1,500.00`);
  expect(link).toHaveAttribute('href', '/mine/transRecord');
});

it.each`
  unpaid                                          | text
  ${{ payAmount: '999.62', payCurrency: 'CNY' }}  | ${'存款订单待付款D20261121000001¥999.62'}
  ${{ payAmount: '142.35', payCurrency: 'USDT' }} | ${'存款订单待付款D20261121000001142.35 USDT'}
  ${undefined}                                    | ${'存款订单处理中D20261121000001¥1,500.00'}
`('NAV-08 a deposit with $unpaid to pay is shown as $text, as in the cashier', async ({ unpaid, text }) => {
  await show({ ...order, status: 'processing', ...(unpaid && { unpaid: unpaid as Unpaid }) });
  expect(screen.getByRole('link')).toHaveTextContent(text as string);
});

it('NAV-08 a bet shows its teams and stake, and leads to the bets', async () => {
  await show(bet);
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent('注单未结算阿森纳 – 利物浦T20261121000042¥20.50');
  expect(link).toHaveAttribute('href', '/mine/betRecord');
});

it('NAV-08 a parlay shows the number of its selections instead of the teams of the first', async () => {
  await show({ ...bet, selections: 2, status: 'rejected' });
  expect(screen.getByRole('link')).toHaveTextContent('注单未接受2 串T20261121000042');
  expect(screen.queryByText(/阿森纳/)).toBeNull();
});

it('NAV-08 an error shows its code and text without a link', async () => {
  await show({ kind: 'error', id: '6005' });
  expect(screen.getByText('错误提示 6005')).toBeVisible();
  expect(screen.getByText('服务有点繁忙，请稍后再试')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each`
  hiddenKeys          | attachment | id
  ${['bet_record']}   | ${bet}     | ${'T20261121000042'}
  ${['trade_record']} | ${order}   | ${'D20261121000001'}
`('ACT-02 NAV-08 has no link to the page hidden by $hiddenKeys', async ({ hiddenKeys, attachment, id }) => {
  await show(attachment as Attachment, hiddenKeys as readonly string[]);
  expect(screen.getByText(id as string)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
