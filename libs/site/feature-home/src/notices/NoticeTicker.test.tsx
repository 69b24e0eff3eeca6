import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { homeMessages } from '../messages/homeMessages.ts';
import { NoticeTicker } from './NoticeTicker.tsx';

const notice = (id: string) => ({
  id,
  title: `公告${id}`,
  content: `<img src=x onerror=alert(1)>${id}`,
  createTime: 0,
});

async function renderTicker(list = [notice('1'), notice('2')]) {
  let turn: (() => void) | undefined;
  const clock = {
    now: () => 0,
    after: (_ms: number, run: () => void) => {
      turn = run;
      return () => {
        turn = undefined;
      };
    },
  };
  const read = jest.fn(() => ({ total: list.length, list }));
  const api = createFakeApi({ 'advertising.queryNoticeListByPage': read });
  const site = await act(() =>
    renderWithSite(<NoticeTicker />, { messages: [homeMessages], services: { api, clock } }),
  );
  return {
    store: site.store.getState,
    read,
    turn: () => act(async () => turn?.()),
    isTurning: () => turn !== undefined,
  };
}

describe('notices', () => {
  it('rotate and start again after the last', async () => {
    const { turn } = await renderTicker();
    expect(await screen.findByText('公告1')).toBeVisible();
    await turn();
    expect(screen.getByText('公告2')).toBeVisible();
    await turn();
    expect(screen.getByText('公告1')).toBeVisible();
  });

  it('F-UI-04 can be paused', async () => {
    const { isTurning } = await renderTicker();
    await userEvent.click(await screen.findByRole('button', { name: '暂停滚动' }));
    expect(isTurning()).toBe(false);
    expect(screen.getByRole('button', { name: '继续滚动', pressed: true })).toBeVisible();
  });

  it('ACT-02 are the five newest', async () => {
    const { read } = await renderTicker();
    expect(read.mock.calls).toEqual([[{ pageNum: 1, pageSize: 5 }, expect.anything()]]);
  });

  it('F-UI-04 can be advanced and moved back by hand, with their number among all', async () => {
    await renderTicker([notice('1'), notice('2'), notice('3')]);
    expect(await screen.findByText('1 / 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '上一条公告' }));
    expect(screen.getByText('3 / 3')).toBeVisible();
    expect(screen.getByText('公告3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '下一条公告' }));
    await userEvent.click(screen.getByRole('button', { name: '下一条公告' }));
    expect(screen.getByText('2 / 3')).toBeVisible();
    expect(screen.getByText('公告2')).toBeVisible();
  });

  it('F-UI-04 rotate again after a second press', async () => {
    const { isTurning } = await renderTicker();
    await userEvent.click(await screen.findByRole('button', { name: '暂停滚动', pressed: false }));
    await userEvent.click(screen.getByRole('button', { name: '继续滚动' }));
    await userEvent.unhover(screen.getByRole('region', { name: '公告' }));
    act(() => screen.getByRole('button', { name: '暂停滚动' }).blur());
    expect(isTurning()).toBe(true);
  });

  it('QLT-02 pause while they have the pointer, and are announced then', async () => {
    const { isTurning } = await renderTicker();
    const line = screen.getByRole('region', { name: '公告' });
    const text = (await screen.findByText('公告1')).closest('[aria-live]');
    expect([isTurning(), text?.getAttribute('aria-live')]).toEqual([true, 'off']);
    await userEvent.hover(line);
    expect([isTurning(), text?.getAttribute('aria-live')]).toEqual([false, 'polite']);
    await userEvent.unhover(line);
    expect([isTurning(), text?.getAttribute('aria-live')]).toEqual([true, 'off']);
  });

  it('QLT-02 pause while they have the focus', async () => {
    const { isTurning } = await renderTicker();
    const next = await screen.findByRole('button', { name: '下一条公告' });
    act(() => next.focus());
    expect(isTurning()).toBe(false);
    act(() => next.blur());
    expect(isTurning()).toBe(true);
  });

  it('F-UI-14 do not rotate with reduced motion', async () => {
    window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as typeof matchMedia;
    const { isTurning } = await renderTicker();
    Reflect.deleteProperty(window, 'matchMedia');
    expect(await screen.findByRole('button', { name: '继续滚动', pressed: true })).toBeVisible();
    expect(isTurning()).toBe(false);
  });

  it('have no controls and do not rotate if there is one', async () => {
    const { isTurning } = await renderTicker([notice('1')]);
    expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('公告1') as string,
    ]);
    expect(isTurning()).toBe(false);
  });

  it('ACT-02 open in a dialog', async () => {
    const { store } = await renderTicker();
    await userEvent.click(await screen.findByRole('button', { name: /公告1/ }));
    expect(store().ui.dialogs).toMatchObject([
      { kind: 'tips', title: '公告1', text: expect.stringMatching(/1$/) as string },
    ]);
  });

  it('F-UI-10 show markup as text', async () => {
    await renderTicker([notice('1')]);
    expect(await screen.findByText(/onerror=alert/)).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('are not reported as missing while they are loading', async () => {
    const api = createFakeApi({ 'advertising.queryNoticeListByPage': () => new Promise<never>(() => undefined) });
    await act(() => renderWithSite(<NoticeTicker />, { messages: [homeMessages], services: { api } }));
    expect(screen.getByRole('region', { name: '公告' })).toBeVisible();
    expect(screen.queryByText('暂无公告')).toBeNull();
  });

  it('shows an empty state if the notices cannot be loaded', async () => {
    await act(() => renderWithSite(<NoticeTicker />, { messages: [homeMessages] }));
    expect(screen.getByText('暂无公告')).toBeVisible();
  });
});
