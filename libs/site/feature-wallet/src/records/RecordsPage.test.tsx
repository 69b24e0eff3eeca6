import { schemas } from '@pavilion/api-client/schemas';
import type { FakeHandlers } from '@pavilion/site-testing';
import type { RecordPage, RecordQuery } from '@pavilion/wallet/cashier';
import { screen, waitFor } from '@testing-library/react';
import { createLostResponse, createRefusal } from '../testing/createFailures.ts';
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
    await user.click(await screen.findByRole('button', { name: '再试一次' }));
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
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(saved[0] as Blob);
    });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(text.split('\r\n')[1]).toBe(
      '2025-11-21 10:00:00,D20261121000001,存款,银行卡转账,999.62,0.00,成功,2025-11-21 10:01:00',
    );
    expect(text.charCodeAt(0)).toBe(0xfeff);
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
