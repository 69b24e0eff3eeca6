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
  const api = createFakeApi({ 'advertising.queryNoticeListByPage': () => ({ total: list.length, list }) });
  const site = await act(() =>
    renderWithSite(<NoticeTicker />, { messages: [homeMessages], services: { api, clock } }),
  );
  return {
    store: site.store.getState,
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

  it('ACT-02 open in a dialog', async () => {
    const { store } = await renderTicker();
    await userEvent.click(await screen.findByRole('button', { name: /公告1/ }));
    expect(store().ui.dialogs).toMatchObject([{ kind: 'tips', title: '公告1' }]);
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
