import { defineFeature, dialogActions, sessionActions, type RootState } from '@pavilion/site-contract';
import { createBalanceHandlers, createFakeApi } from '@pavilion/site-testing';
import type { Store } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/renderShell.tsx';

/** Number of failed loads per file. Each file is loaded by one test only, because a loaded file stays loaded. */
const mockFailures = { dialogs: 2, corner: 2, display: 2, inbox: 2 };

/** Loads a file after its failures. */
function mockLoad(file: keyof typeof mockFailures, path: string): unknown {
  mockFailures[file] -= 1;
  if (mockFailures[file] >= 0) throw new Error('404');
  return jest.requireActual(path);
}
jest.mock('./Dialogs.tsx', () => mockLoad('dialogs', './Dialogs.tsx'));
jest.mock('../layout/member/MemberCorner.tsx', () => mockLoad('corner', '../layout/member/MemberCorner.tsx'));
jest.mock('../layout/choices/DisplaySheet.tsx', () => mockLoad('display', '../layout/choices/DisplaySheet.tsx'));
jest.mock('../layout/member/InboxSheet.tsx', () => mockLoad('inbox', '../layout/member/InboxSheet.tsx'));

const FAILED = '窗口没有打开成功，请重试';
const home = defineFeature({ id: 'home', routes: [{ path: '/', page: () => <p>home</p> }] });
/** The second attempt follows at once; polling never does. */
const clock = {
  now: () => 0,
  after: (ms: number, run: () => void) => {
    if (ms === 600) queueMicrotask(run);
    return () => undefined;
  },
};
const logIn = (store: Store<RootState>) => void store.dispatch(sessionActions.loggedIn({ userId: '7' }));
const unread = {
  brnotice_count: 0,
  bractivity_count: 0,
  brbulletin_count: 0,
  brmatch_count: 0,
  brfd_count: 0,
  notice_count: 3,
  activity_count: 0,
  fd_count: 0,
};
const api = createFakeApi({
  ...createBalanceHandlers(),
  'letter.getUnreadForType': () => unread,
  'letter.list': () => ({ total: 0, list: [] }),
});

/** Expects the header and the page, which a failure outside the page must not replace. */
function expectSite(): void {
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByText('home')).toBeVisible();
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a file outside the page that failed to load twice', () => {
  it('F-RTE-14 F-UI-05 the dialogs are closed with a toast, and the next one is shown', async () => {
    const { store } = await renderShell([home], '/', { services: { clock } });
    const open = () => act(async () => void store.dispatch(dialogActions.opened({ kind: 'tips', text: '内容' })));
    await open();
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect([store.getState().ui.dialogs, mockFailures.dialogs]).toEqual([[], 0]);
    expectSite();
    await open();
    expect(await screen.findByRole('alertdialog', { name: '温馨提示' })).toBeVisible();
  });

  it('F-RTE-14 F-UI-05 the corner of the member is loaded again by its button', async () => {
    await renderShell([home], '/', { services: { clock, api }, prepare: logIn });
    const retry = await screen.findByText('重试');
    expectSite();
    await userEvent.click(retry);
    expect(await screen.findByLabelText(/账户菜单/)).toBeVisible();
    expect(retry).not.toBeInTheDocument();
  });

  it('F-RTE-14 F-UI-05 the display settings are closed with a toast, and open at the next press', async () => {
    await renderShell([home], '/', { services: { clock } });
    const menu = screen.getByRole('button', { name: '显示设置' });
    await userEvent.click(menu);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expectSite();
    await userEvent.click(menu);
    expect(await screen.findByLabelText('页面大小')).toBeVisible();
  });

  it('F-RTE-14 F-UI-05 the latest messages are closed with a toast, and open at the next press', async () => {
    await renderShell([home], '/', { services: { clock, api }, prepare: logIn });
    const bell = await screen.findByLabelText(/3 条未读消息/);
    await userEvent.click(bell);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(bell).toHaveAttribute('aria-expanded', 'false');
    expectSite();
    await userEvent.click(bell);
    expect(await screen.findByLabelText('最近的消息')).toBeVisible();
  });
});
