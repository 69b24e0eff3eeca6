import type { CallOptions } from '@pavilion/api-client';
import { schemas } from '@pavilion/api-client/schemas';
import type { FakeHandlers } from '@pavilion/site-testing';
import type { RecordPage, RecordQuery } from '@pavilion/wallet/cashier';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createDepositOrder } from '../testing/createDepositOrder.ts';
import { createLostResponse, createRefusal } from '../testing/createFailures.ts';
import { readTerms } from '../testing/readTerms.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { readRecordFilter, toRecordQuery, writeRecordFilter } from './recordFilter.ts';
import { GiftRecordPage, TransRecordPage } from './RecordsPage.tsx';

globalThis.ResizeObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

const page: RecordPage = { ...schemas['transactions.queryDealRecord'].example.response, total: 41 };

async function setUp(handlers: FakeHandlers = {}, path = '/mine/transRecord', element = <TransRecordPage />) {
  const read = jest.fn<Promise<RecordPage>, [RecordQuery]>(async () => page);
  const site = await renderWallet(element, { 'transactions.queryDealRecord': read, ...handlers }, { path });
  return { ...site, read };
}

const browser = { goBack: () => undefined as void };

/** Page with its query and the browser's back button. */
function WithAddress() {
  const navigate = useNavigate();
  useEffect(() => {
    browser.goBack = () => void navigate(-1);
  }, [navigate]);
  return (
    <>
      <TransRecordPage />
      <output aria-label="address">{useLocation().search}</output>
    </>
  );
}

async function readText(file: Blob | undefined): Promise<string> {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file as Blob);
  });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

describe('RecordsPage', () => {
  it('WAL-07 shows records and the totals of the filter', async () => {
    await setUp();
    expect(await screen.findByText('+¥999.62')).toBeVisible();
    expect(screen.getByTestId('record-totals')).toHaveTextContent('共 41 笔');
    expect(screen.getByTestId('record-totals')).toHaveTextContent('入账 ¥999.62');
  });

  it('WAL-07 reads the filter from the URL', async () => {
    const { read } = await setUp({}, '/mine/transRecord?type=withdraw&status=failed&range=all');
    await waitFor(() => expect(read).toHaveBeenCalled());
    expect(read.mock.calls[0]?.[0]).toEqual({ type: 'withdraw', status: 'failed', pageNum: 1, pageSize: 50 });
  });

  it('WAL-07 loads thousands of records while scrolling and renders few of them', async () => {
    const [record] = page.list;
    const read = jest.fn(async ({ pageNum, pageSize }: RecordQuery) => ({
      ...page,
      total: 120,
      list: Array.from({ length: Math.min(pageSize, 120 - (pageNum - 1) * pageSize) }, (_, at) => ({
        ...record,
        id: `${pageNum}.${at}`,
      })) as RecordPage['list'],
    }));
    const { user } = await setUp({ 'transactions.queryDealRecord': read });
    await screen.findByTestId('records-shown');
    read.mockRejectedValueOnce(createLostResponse('none'));
    await user.click(screen.getByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('后面的记录没有加载成功，请再试一次')).toBeVisible();
    for (const shown of ['已显示 100 / 120 笔', '已显示全部 120 笔']) {
      await user.click(screen.getByRole('button', { name: '加载更多' }));
      await waitFor(() => expect(screen.getByTestId('records-shown')).toHaveTextContent(shown));
    }
    expect(screen.getAllByRole('row')).toHaveLength(41);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '121');
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
  });

  it('WAL-07 shows only gifts at the path of gifts', async () => {
    const { read } = await setUp({}, '/mine/giftRecord?type=deposit', <GiftRecordPage />);
    await waitFor(() => expect(read).toHaveBeenCalled());
    expect(read.mock.calls[0]?.[0]).toMatchObject({ type: 'gift' });
  });

  it('WAL-07 opens a record with its details and a link to its order', async () => {
    const { user } = await setUp();
    await user.click(await screen.findByRole('button', { name: '订单 D20261121000001 明细' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('银行卡转账');
    expect(screen.getByRole('link', { name: '查看订单进度' })).toHaveAttribute(
      'href',
      '/mine/savemoney/recharge-wait?order=D20261121000001',
    );
  });

  it.each`
    button                         | dialog        | field
    ${'订单 D20261121000001 明细'} | ${'明细'}     | ${'detail'}
    ${'凭证 D20261121000001'}      | ${'存款凭证'} | ${'receipt'}
  `('WAL-07 the back button closes what the button $button has opened', async ({ button, dialog, field }) => {
    const { user } = await setUp({}, '/mine/transRecord?range=all', <WithAddress />);
    await user.click(await screen.findByRole('button', { name: button as string }));
    expect(await screen.findByRole('dialog', { name: dialog as string })).toBeVisible();
    expect(screen.getByLabelText('address').textContent).toMatch(new RegExp(`^\\?range=all&${field as string}=`));
    act(() => browser.goBack());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('address').textContent).toBe('?range=all');
  });

  it('F-WAL-14 keeps the records after a failed refresh and marks them as stale', async () => {
    const { user, read } = await setUp();
    await screen.findByText('+¥999.62');
    read.mockRejectedValue(createLostResponse('none'));
    await user.click(screen.getByRole('button', { name: '刷新记录' }));
    expect(await screen.findByText('记录没有更新成功，当前显示的是之前的内容')).toBeVisible();
    expect(screen.getByText('+¥999.62')).toBeVisible();
  });

  it('F-UI-05 offers a retry if the records cannot be loaded', async () => {
    const read = jest.fn(() => Promise.reject(createRefusal(6005, '服务有点繁忙')));
    const { user } = await setUp({ 'transactions.queryDealRecord': read });
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  it('WAL-07 exports all records of the filter as CSV with exact amounts', async () => {
    const saved: Blob[] = [];
    const create = jest.fn((blob: Blob) => {
      saved.push(blob);
      return 'blob:x';
    });
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
    const { user } = await setUp({ 'transactions.queryDealRecord': async () => ({ ...page, total: 1 }) });
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await readText(saved[0]);
    expect(text.split('\r\n')[1]).toBe(
      '2025-11-21 10:00:00,D20261121000001,存款,银行卡转账,999.62,0.00,成功,2025-11-21 10:01:00',
    );
    expect(text.charCodeAt(0)).toBe(0xfeff);
  });

  it('WAL-07 shows time, type, method, signed amount and state of a record', async () => {
    const [record] = page.list;
    const list = [
      { ...record, id: '1' },
      { ...record, id: '2', type: 'transfer', direction: 'out', amount: '12.5', status: 'processing' },
      { ...record, id: '3', type: 'withdraw', orderNo: 'W1', direction: 'out', status: 'failed' },
    ] as RecordPage['list'];
    await setUp({ 'transactions.queryDealRecord': async () => ({ ...page, total: 3, list }) });
    await screen.findByText('+¥999.62');
    const rows = screen.getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      '时间类型方式金额状态操作',
      '2025-11-21 10:00:00存款银行卡转账+¥999.62成功明细凭证',
      '2025-11-21 10:00:00转账银行卡转账-¥12.50处理中明细',
      '2025-11-21 10:00:00取款银行卡转账-¥999.62未成功明细凭证',
    ]);
    expect(rows.map((row) => row.getAttribute('data-state'))).toEqual([null, null, null, 'muted']);
    expect(document.querySelectorAll('[data-tone="gain"]')).toHaveLength(1);
    expect(screen.getByTestId('records-shown')).toHaveTextContent('已显示全部 3 笔');
  });

  it('WAL-07 shows a transaction of two pages once', async () => {
    const [record] = page.list;
    const createPage = (ids: readonly string[]) => ({
      ...page,
      total: 51,
      list: ids.map((id) => ({ ...record, id })) as RecordPage['list'],
    });
    const ids = Array.from({ length: 50 }, (_, at) => `r${at}`);
    const { user } = await setUp({
      'transactions.queryDealRecord': async ({ pageNum }) => createPage(pageNum === 1 ? ids : ['r49', 'last']),
    });
    await user.click(await screen.findByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(screen.getByTestId('records-shown')).toHaveTextContent('已显示全部 51 笔'));
  });

  it('WAL-07 shows the sums of the filter', async () => {
    await setUp({ 'transactions.queryDealRecord': async () => ({ ...page, total: 41, totalOut: '1200.5' }) });
    await screen.findByText('+¥999.62');
    expect(screen.getByTestId('record-totals')).toHaveTextContent('共 41 笔入账 ¥999.62出账 ¥1,200.50');
    expect(screen.getByRole('button', { name: '刷新记录' })).toHaveAttribute('aria-busy', 'false');
  });

  it('WAL-07 has title and lead', async () => {
    await setUp();
    expect(screen.getByRole('heading', { level: 1, name: '交易记录' })).toBeVisible();
    expect(
      screen.getByText('存款、取款、转账、币钱包、礼金与返水的每一笔进出，时间为北京时间（UTC+8）。投注与派彩请看'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '投注记录' })).toHaveAttribute('href', '/mine/betRecord');
    await screen.findByText('+¥999.62');
    expect(screen.getByRole('table', { name: '交易记录' })).toBeVisible();
  });

  it('WAL-07 the page of gifts has its title and no choice of the type', async () => {
    await setUp({}, '/mine/giftRecord', <GiftRecordPage />);
    expect(screen.getByRole('heading', { level: 1, name: '礼品记录' })).toBeVisible();
    expect(await screen.findByRole('combobox', { name: '状态' })).toHaveTextContent('全部状态');
    expect(screen.queryByLabelText('类型')).toBeNull();
    await screen.findByText('+¥999.62');
  });

  it('WAL-07 the page of gifts has words of its own for its contents, totals and table', async () => {
    await setUp(
      { 'transactions.queryDealRecord': async () => ({ ...page, totalOut: '12.00' }) },
      '/mine/giftRecord',
      <GiftRecordPage />,
    );
    await screen.findByText('+¥999.62');
    expect(screen.getByRole('table', { name: '礼品记录' })).toBeVisible();
    expect(screen.getByText('您领取的活动礼金、VIP 礼金与礼品兑换，时间为北京时间（UTC+8）。')).toBeVisible();
    expect(screen.queryByRole('link', { name: '投注记录' })).toBeNull();
    expect(screen.getByTestId('record-totals')).toHaveTextContent('共 41 笔礼金已领取 ¥999.62已收回 ¥12.00');
  });

  it('WAL-07 the page of gifts shows that there are none', async () => {
    const read = async () => ({ ...page, total: 0, list: [] });
    await setUp({ 'transactions.queryDealRecord': read }, '/mine/giftRecord', <GiftRecordPage />);
    expect(await screen.findByText('这段时间没有礼金')).toBeVisible();
    expect(screen.getByText('换个时间范围试试，或到活动页看看可以领取的礼金。')).toBeVisible();
  });

  it('WAL-04 WAL-07 an unpaid deposit has the amount and state of its wait screen in list, details and receipt', async () => {
    const list = page.list.map((record) => ({ ...record, amount: '493.80', status: 'processing' as const }));
    const order = createDepositOrder({ payAmount: '69.55', payCurrency: 'USDT' });
    const { user } = await setUp({
      'transactions.queryDealRecord': async () => ({ ...page, list }),
      'payment.getCustomerInfo': async () => schemas['payment.getCustomerInfo'].example.response,
      'payment.getDepositOrderStatus': async () => ({ order }),
    });
    await screen.findByText('69.55 USDT');
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('存款银行卡转账69.55 USDT待付款');
    expect(screen.queryByText('处理中')).toBeNull();
    await user.click(screen.getByRole('button', { name: '订单 D20261121000001 明细' }));
    const dialog = await screen.findByRole('dialog', { name: '明细' });
    expect(readTerms(dialog)).toEqual(
      expect.arrayContaining([
        ['金额', '69.55 USDT'],
        ['状态', '待付款'],
      ]),
    );
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await user.click(screen.getByRole('button', { name: '凭证 D20261121000001' }));
    const receipt = await screen.findByRole('article', { name: '存款凭证' });
    expect(receipt).toHaveTextContent('69.55 USDT');
    expect(receipt).toHaveTextContent('待付款');
  });

  it('WAL-07 reads no orders if no deposit can be unpaid', async () => {
    const readCustomer = jest.fn();
    await setUp({ 'payment.getCustomerInfo': readCustomer });
    await screen.findByText('+¥999.62');
    expect(readCustomer).not.toHaveBeenCalled();
  });

  it('WAL-07 reads the records of a chosen type, state and time, and all again', async () => {
    const { user, read } = await setUp({}, '/mine/transRecord?range=all');
    const choose = async (name: string, option: string) => {
      await user.click(await screen.findByRole('combobox', { name }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    const query = { type: '', status: '', pageNum: 1, pageSize: 50 };
    await screen.findByText('+¥999.62');
    await choose('类型', '返水');
    await waitFor(() => expect(read).toHaveBeenLastCalledWith({ ...query, type: 'rebate' }, expect.anything()));
    await choose('状态', '处理中');
    await waitFor(() =>
      expect(read).toHaveBeenLastCalledWith({ ...query, type: 'rebate', status: 'processing' }, expect.anything()),
    );
    await choose('类型', '全部类型');
    await waitFor(() => expect(read).toHaveBeenLastCalledWith({ ...query, status: 'processing' }, expect.anything()));
    await choose('状态', '全部状态');
    await user.click(screen.getByRole('radio', { name: '今天' }));
    await waitFor(() =>
      expect(read).toHaveBeenLastCalledWith({ ...query, beginTime: expect.any(Number) as number }, expect.anything()),
    );
    expect(screen.getByRole('radio', { name: '今天' })).toBeChecked();
  });

  it('WAL-07 offers all time if a shorter one has no records', async () => {
    const read = jest.fn(async (_: RecordQuery) => ({ ...page, total: 0, list: [] }));
    const { user } = await setUp({ 'transactions.queryDealRecord': read });
    expect(await screen.findByText('这段时间没有记录')).toBeVisible();
    expect(screen.getByText('换个时间范围或类型试试。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '查看全部时间' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '查看全部时间' })).toBeNull());
    expect(read.mock.calls.at(-1)?.[0]).toEqual({ type: '', status: '', pageNum: 1, pageSize: 50 });
  });

  it('WAL-07 shows all fields of a record, copies its number and closes', async () => {
    const { user } = await setUp();
    await user.click(await screen.findByRole('button', { name: '订单 D20261121000001 明细' }));
    const dialog = await screen.findByRole('dialog', { name: '明细' });
    expect(readTerms(dialog)).toEqual([
      ['订单号', 'D20261121000001'],
      ['类型', '存款'],
      ['方式', '银行卡转账'],
      ['金额', '+¥999.62'],
      ['手续费', '¥0.00'],
      ['状态', '成功'],
      ['创建时间', '2025-11-21 10:00:00'],
      ['结束时间', '2025-11-21 10:01:00'],
    ]);
    expect(within(dialog).getByRole('button', { name: '复制 订单号' })).toBeVisible();
    expect(within(dialog).getByRole('link', { name: '联系客服' })).toHaveAttribute(
      'href',
      '/app/help/zxkf?order=D20261121000001',
    );
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('WAL-07 has no link to the progress of a record without a page', async () => {
    const list = page.list.map((record) => ({ ...record, type: 'gift' as const }));
    const { user } = await setUp({ 'transactions.queryDealRecord': async () => ({ ...page, list }) });
    await user.click(await screen.findByRole('button', { name: /明细$/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('link', { name: '查看订单进度' })).toBeNull();
  });

  it('DSK-09 opens the receipt of an order and closes it', async () => {
    const { user } = await setUp();
    await user.click(await screen.findByRole('button', { name: '凭证 D20261121000001' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('存款凭证');
    await user.click(within(dialog).getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('ExportButton', () => {
  let saved: string[] = [];
  let files: Blob[] = [];
  const revoke = jest.fn();

  /** Opens the page and exports with the given read of a page. */
  async function exportAll(read: (query: RecordQuery, options?: CallOptions) => Promise<RecordPage>) {
    [saved, files] = [[], []];
    const createObjectURL = (file: Blob) => `blob:${String(files.push(file))}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: revoke });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    const { user, ...site } = await setUp(
      {
        'transactions.queryDealRecord': (query, options) =>
          query.endTime === undefined ? Promise.resolve(page) : read(query, options),
      },
      '/mine/transRecord?type=withdraw&range=all',
    );
    await screen.findByText('+¥999.62');
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    return site;
  }
  const isBusy = () => screen.getByRole('button', { name: '导出 CSV' }).getAttribute('aria-busy');

  afterEach(() => jest.restoreAllMocks());

  it('WAL-07 names the file after the day and reads the filter up to now', async () => {
    const read = jest.fn<Promise<RecordPage>, [RecordQuery]>(async () => page);
    const { toasts } = await exportAll(read);
    await waitFor(() => expect(saved).toEqual(['transactions-2025-11-21.csv blob:1']));
    await waitFor(() => expect(isBusy()).toBeNull());
    expect(read.mock.calls.map(([query]) => [query])).toEqual([
      [{ type: 'withdraw', status: '', pageNum: 1, pageSize: 100, endTime: 1_763_690_400_000 }],
    ]);
    expect(toasts).toEqual([]);
    await waitFor(() => expect(revoke).toHaveBeenCalledWith('blob:1'));
  });

  it('WAL-07 exports names of the columns, and an outgoing amount with its sign', async () => {
    const list = page.list.map((record) => ({
      ...record,
      type: 'withdraw' as const,
      direction: 'out' as const,
      status: 'processing' as const,
      finishedAt: undefined,
    }));
    await exportAll(async () => ({ ...page, list }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [head, row, end] = (await readText(files[0])).slice(1).split('\r\n');
    expect([head, end]).toEqual(['时间,订单号,类型,方式,金额,手续费,状态,结束时间', '']);
    expect(row).toBe('2025-11-21 10:00:00,D20261121000001,取款,银行卡转账,-999.62,0.00,处理中,');
    expect(files[0]?.type).toBe('text/csv;charset=utf-8');
  });

  it('WAL-07 shows that the export failed, and can be repeated', async () => {
    const { toasts } = await exportAll(() => Promise.reject(createLostResponse('none')));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: '没有导出成功，请稍后再试' }]));
    expect(saved).toEqual([]);
    await waitFor(() => expect(isBusy()).toBeNull());
  });

  it('WAL-07 shows that a long export was cut', async () => {
    const [record] = page.list;
    const { toasts } = await exportAll(async ({ pageNum }) => ({
      ...page,
      total: 10_001,
      list: Array.from({ length: 100 }, (_, at) => ({ ...record, id: `${pageNum}.${at}` })) as RecordPage['list'],
    }));
    await waitFor(() =>
      expect(toasts).toEqual([{ kind: 'info', text: '记录较多，只导出了最近 10000 笔，可缩小时间范围分次导出' }]),
    );
    expect(saved).toHaveLength(1);
  });

  it('WAL-07 is busy while it reads, and leaving the page aborts it without a notice', async () => {
    let fail = (_: Error) => undefined as void;
    let signal: AbortSignal | undefined;
    const { toasts, unmount } = await exportAll((_, options) => {
      signal = options?.signal;
      return new Promise((_resolve, reject) => (fail = reject));
    });
    await waitFor(() => expect(signal?.aborted).toBe(false));
    expect(isBusy()).toBe('true');
    unmount();
    expect(signal?.aborted).toBe(true);
    fail(createLostResponse('none'));
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
    expect([toasts, saved]).toEqual([[], []]);
  });
});

describe('recordFilter', () => {
  it.each(['', 'type=gift', 'type=deposit&status=success&range=today', 'range=all'])(
    'WAL-07 reads “%s” and writes it back',
    (address) => {
      expect(writeRecordFilter(readRecordFilter(new URLSearchParams(address))).toString()).toBe(address);
    },
  );

  it.each(['type=x&status=y&range=z', 'page=7'])('WAL-07 reads “%s” as the default', (address) => {
    expect(writeRecordFilter(readRecordFilter(new URLSearchParams(address))).toString()).toBe('');
  });

  it('S3 starts a day at midnight of UTC+8', () => {
    const filter = { type: '', status: '', range: 'today' } as const;
    const late = toRecordQuery(filter, Date.parse('2026-11-21T17:30:00Z'));
    expect(new Date(late.beginTime ?? 0).toISOString()).toBe('2026-11-21T16:00:00.000Z');
  });
});
