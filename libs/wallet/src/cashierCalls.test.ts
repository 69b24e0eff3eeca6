import {
  autoTransferCalls,
  cardsCalls,
  depositCalls,
  depositOrderCalls,
  exchangeCalls,
  giftCalls,
  launchCalls,
  recallCalls,
  recordsCalls,
  transferCalls,
  withdrawalCalls,
  withdrawalOrderCalls,
} from './cashierCalls.ts';

/** Creates an API client with one response for all calls. */
function createApi(response: unknown = {}) {
  const call = jest.fn<Promise<unknown>, unknown[]>(async () => response);
  return { call, api: { call } as never };
}

const requestId = 'r-1';
const { signal } = new AbortController();
const draft = { amount: '5.00' } as never;
const action = { requestId, draft, savedAt: 0 };

it.each`
  flow             | create           | endpoint
  ${'a transfer'}  | ${transferCalls} | ${'venue.transfer'}
  ${'a launch'}    | ${launchCalls}   | ${'venue.launch'}
  ${'a recall'}    | ${recallCalls}   | ${'venue.recycle'}
  ${'an exchange'} | ${exchangeCalls} | ${'transfer.utcTransfer'}
  ${'a gift'}      | ${giftCalls}     | ${'promotion.joinActivity'}
`(
  'W3 F-WAL-05 the outcome of $flow is queried by the same call under the same request id',
  async ({ create, endpoint }: { create: typeof transferCalls; endpoint: string }) => {
    const { api, call } = createApi('response');
    const calls = create(api);
    expect(await calls.send(draft, requestId, undefined)).toBe('response');
    expect(await calls.queryOutcome(action)).toBe('response');
    const sent = [endpoint, { amount: '5.00' }, { requestId }];
    expect(call.mock.calls).toEqual([sent, sent]);
  },
);

it.each`
  flow              | create             | endpoint          | lookup
  ${'a deposit'}    | ${depositCalls}    | ${'payment.pay'}  | ${'payment.getDepositOrderStatus'}
  ${'a withdrawal'} | ${withdrawalCalls} | ${'withdraw.new'} | ${'withdraw.withdrawOrderInfo'}
`(
  'W3 F-WAL-05 $flow is sent with its secret, and its order is looked up by the request id',
  async ({ create, endpoint, lookup }: { create: typeof depositCalls; endpoint: string; lookup: string }) => {
    const order = { orderNo: 'D1' };
    const { api, call } = createApi({ order });
    const calls = create(api);
    await calls.send(draft, requestId, { payerName: '陈' });
    expect(await calls.queryOutcome(action)).toBe(order);
    expect(call.mock.calls).toEqual([
      [endpoint, { amount: '5.00', payerName: '陈' }, { requestId }],
      [lookup, { requestId }],
    ]);
    expect(await create(createApi({ order: null }).api).queryOutcome(action)).toBeUndefined();
  },
);

it('WAL-05 a withdrawal without the second password is not sent', async () => {
  const { api, call } = createApi();
  await expect(withdrawalCalls(api).send(draft, requestId, undefined)).rejects.toThrow(
    'the second password is missing',
  );
  expect(call).not.toHaveBeenCalled();
});

it.each`
  response                                                 | status
  ${{ list: [] }}                                          | ${'done'}
  ${{ list: [{ status: 'done' }, { status: 'failed' }] }}  | ${'done'}
  ${{ list: [{ status: 'done' }, { status: 'pending' }] }} | ${'pending'}
`('WAL-02 a recall with the results $response.list is $status', ({ response, status }) => {
  expect(recallCalls(createApi().api).getStatus?.(response as never)).toBe(status);
});

it('WAL-02 a transfer has the status of its response', () => {
  expect(transferCalls(createApi().api).getStatus?.({ status: 'reversed' } as never)).toBe('reversed');
});

it('WAL-04 WAL-05 a watched order is read by its number, and only a deposit can be closed', async () => {
  const order = { orderNo: 'D1', status: 'created' };
  const { api, call } = createApi({ order });
  const [deposit, withdrawal] = [depositOrderCalls(api), withdrawalOrderCalls(api)];
  expect(await deposit.read('D1', signal)).toBe(order);
  expect(await withdrawal.read('W1', signal)).toBe(order);
  await deposit.close?.('D1');
  expect(call.mock.calls).toEqual([
    ['payment.getDepositOrderStatus', { orderNo: 'D1' }, { signal }],
    ['withdraw.withdrawOrderInfo', { orderNo: 'W1' }, { signal }],
    ['payment.closeOrder', { orderNo: 'D1' }],
  ]);
  expect(withdrawal.close).toBeUndefined();
  const isEnded = (status: string) => [deposit, withdrawal].map((port) => port.isEnded({ status } as never));
  expect([isEnded('confirmed'), isEnded('paid')]).toEqual([
    [true, false],
    [false, true],
  ]);
});

it('WAL-02 the auto-transfer is turned on with 1 and off with 0', async () => {
  const { api, call } = createApi();
  await autoTransferCalls(api).turn(true);
  await autoTransferCalls(api).turn(false);
  expect(call.mock.calls).toEqual([
    ['status.setAutoTransferStatus', { status: '1' }],
    ['status.setAutoTransferStatus', { status: '0' }],
  ]);
});

it('WAL-06 WAL-07 accounts and records are read, added and removed by their own calls', async () => {
  const { api, call } = createApi({ list: ['card'] });
  const cards = cardsCalls(api);
  expect(await cards.list(signal)).toEqual(['card']);
  await cards.addable(signal);
  await cards.add({ number: '6222' } as never);
  await cards.remove('7');
  await recordsCalls(api).readPage({ page: 2 } as never, signal);
  expect(call.mock.calls).toEqual([
    ['bankCard.queryMemberBanksInfoList', {}, { signal }],
    ['bankCard.withdrawAddList', {}, { signal }],
    ['bankCard.withdrawAdd', { number: '6222' }],
    ['bankCard.withdrawDelete', { cardId: '7' }],
    ['transactions.queryDealRecord', { page: 2 }, { signal }],
  ]);
});
