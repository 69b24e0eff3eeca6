import { ApiError, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { schemas } from '@pavilion/api-client/schemas';
import type { FakeHandlers } from '@pavilion/site-testing';
import { screen, waitFor, within, type queries } from '@testing-library/react';
import { useState } from 'react';
import { renderMember } from '../../testing/renderMember.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import type { Attachment } from './feedbackDraft.ts';

type Bet = ResponseOf<'feedback.queryMemberBetList'>['list'][number];
type Dialog = ReturnType<typeof within<typeof queries>>;
type Order = ResponseOf<'transactions.queryDealRecord'>['list'][number];

const AT = Date.parse('2026-11-20T02:03:04Z');

const bet: Bet = {
  ticketId: 'T1',
  gameType: 'FT',
  league: '英超',
  team_h: '阿森纳',
  team_c: '利物浦',
  stake: '1200',
  status: 'open',
  placedAt: AT,
};

const order: Order = {
  id: '1',
  type: 'deposit',
  orderNo: 'D1',
  method: 'bank',
  methodName: '工商银行',
  direction: 'in',
  amount: '800.00',
  fee: '0.00',
  status: 'success',
  createdAt: AT,
};

function Field({ onChange }: { readonly onChange: (attachment: Attachment | undefined) => void }) {
  const [attachment, setAttachment] = useState<Attachment>();
  const change = (chosen: Attachment | undefined) => {
    setAttachment(chosen);
    onChange(chosen);
  };
  return <AttachmentField attachment={attachment} onChange={change} />;
}

interface Lists {
  readonly bets?: readonly Bet[];
  readonly orders?: readonly Order[];
  readonly handlers?: FakeHandlers;
}

async function open({ bets = [bet], orders = [order], handlers = {} }: Lists = {}) {
  const onChange = jest.fn();
  const sent: RequestOf<'transactions.queryDealRecord'>[] = [];
  const platform: FakeHandlers = {
    'feedback.queryMemberBetList': ({ pageNum, pageSize }) => ({
      total: bets.length,
      list: bets.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    }),
    'transactions.queryDealRecord': (body) => {
      sent.push(body);
      return { total: orders.length, totalIn: '0.00', totalOut: '0.00', list: [...orders] };
    },
    ...handlers,
  };
  const site = await renderMember(<Field onChange={onChange} />, platform, { path: '/mine/feedback' });
  await site.user.click(screen.getByRole('button', { name: '选择注单或订单' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择注单或订单' }));
  return { ...site, dialog, sent, onChange };
}

const readRows = (dialog: Dialog) =>
  dialog
    .getAllByRole('listitem')
    .map((row) => [...(row.firstElementChild?.children ?? [])].map(({ textContent }) => textContent));

const customer = schemas['payment.getCustomerInfo'].example.response;
const deposit = schemas['payment.pay'].example.response;

describe('AttachmentField', () => {
  it('WAL-04 lists an unpaid deposit with the amount to pay', async () => {
    const { user, dialog } = await open({
      orders: [
        { ...order, orderNo: 'D1', status: 'processing', amount: '1000.00' },
        { ...order, id: '2', orderNo: 'D2', status: 'processing' },
      ],
      handlers: {
        'payment.getCustomerInfo': () => ({ ...customer, openOrders: ['D1'] }),
        'payment.getDepositOrderStatus': () => ({
          order: { ...deposit, orderNo: 'D1', status: 'created', payAmount: '142.35', payCurrency: 'USDT' },
        }),
      },
    });
    await user.click(dialog.getByRole('radio', { name: '订单' }));
    await dialog.findByText('142.35 USDT');
    expect(readRows(dialog).map(([, amount, id]) => [id, amount])).toEqual([
      ['D1', '142.35 USDT'],
      ['D2', '¥800.00'],
    ]);
  });

  it('USR-07 attaches a bet, closes the dialog, and removes the bet again', async () => {
    const { user, dialog, onChange } = await open();
    await user.click(await dialog.findByRole('button', { name: /阿森纳/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onChange.mock.calls).toEqual([[{ kind: 'bet', id: 'T1', label: '阿森纳 – 利物浦' }]]);
    const group = within(screen.getByRole('group', { name: '相关注单或订单（选填）' }));
    expect(group.getByText('T1')).toBeVisible();
    expect(group.queryByRole('button', { name: '选择注单或订单' })).not.toBeInTheDocument();
    await user.click(group.getByRole('button', { name: '移除注单或订单' }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(group.getByRole('button', { name: '选择注单或订单' })).toBeVisible();
  });

  it('USR-07 closes without a choice', async () => {
    const { user, dialog, onChange } = await open();
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onChange).not.toHaveBeenCalled();
  });

  it('USR-07 lists bets with match, stake, number and minute; a bet without teams by its league', async () => {
    const { dialog } = await open({
      bets: [bet, { ...bet, ticketId: 'T2', team_c: '' }, { ...bet, ticketId: 'T3', team_h: '', team_c: '' }],
    });
    await dialog.findByText('T1');
    expect(readRows(dialog)).toEqual([
      ['阿森纳 – 利物浦', '¥1,200.00', 'T1', '2026-11-20 10:03'],
      ['阿森纳', '¥1,200.00', 'T2', '2026-11-20 10:03'],
      ['英超', '¥1,200.00', 'T3', '2026-11-20 10:03'],
    ]);
    expect(dialog.getByRole('radio', { name: '注单' })).toBeChecked();
  });

  it('USR-07 lists and attaches orders of all types', async () => {
    const types = ['deposit', 'withdraw', 'transfer', 'coin', 'gift', 'rebate'] as const;
    const orders = types.map((type) => ({ ...order, type, orderNo: type, methodName: type === 'gift' ? '' : '银行' }));
    const { user, dialog, sent, onChange } = await open({ orders });
    await user.click(dialog.getByRole('radio', { name: '订单' }));
    await dialog.findByText('deposit');
    expect(readRows(dialog).map(([label]) => label)).toEqual([
      '存款 · 银行',
      '取款 · 银行',
      '转账 · 银行',
      '币钱包 · 银行',
      '礼金',
      '返水 · 银行',
    ]);
    expect(readRows(dialog)[0]?.slice(1)).toEqual(['¥800.00', 'deposit', '2026-11-20 10:03']);
    expect(sent).toEqual([{ type: '', status: '', pageNum: 1, pageSize: 20 }]);
    await user.click(dialog.getByRole('button', { name: /返水/ }));
    expect(onChange.mock.calls).toEqual([[{ kind: 'order', id: 'rebate', label: '返水 · 银行' }]]);
  });

  it('USR-07 names an empty list', async () => {
    const { user, dialog } = await open({ bets: [], orders: [] });
    expect(await dialog.findByText('还没有注单')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: '订单' }));
    expect(await dialog.findByText('还没有订单')).toBeVisible();
    expect(dialog.queryByText('还没有注单')).not.toBeInTheDocument();
  });

  it('USR-07 reads twenty bets at once, and more on request', async () => {
    const bets = Array.from({ length: 21 }, (_, at) => ({ ...bet, ticketId: `T${at}` }));
    const { user, dialog } = await open({ bets });
    await dialog.findByText('T19');
    expect(dialog.getAllByRole('listitem')).toHaveLength(20);
    await user.click(dialog.getByRole('button', { name: '加载更多' }));
    expect(await dialog.findByText('T20')).toBeVisible();
    expect(dialog.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  });

  it('F-API-24 shows a failed list with a retry', async () => {
    let isDown = true;
    const handlers: FakeHandlers = {
      'feedback.queryMemberBetList': () => {
        if (isDown)
          throw new ApiError(6005, {
            endpointId: 'feedback.queryMemberBetList',
            requestId: 'r',
            serverMessage: '系统繁忙',
          });
        return { total: 1, list: [bet] };
      },
    };
    const { user, dialog } = await open({ handlers });
    expect(await dialog.findByText('系统繁忙')).toBeVisible();
    expect(dialog.queryByText('还没有注单')).not.toBeInTheDocument();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: '重试' }));
    expect(await dialog.findByText('T1')).toBeVisible();
  });
});
