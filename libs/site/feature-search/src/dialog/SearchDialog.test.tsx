import { TransportError } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';
import { siteActions } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchMessages } from '../messages/searchMessages.ts';
import { smallIndex } from '../testing/smallIndex.ts';
import { SearchDialog } from './SearchDialog.tsx';

async function setUp({
  isMember = true,
  read = async () => smallIndex,
  areas = ['search'],
  store = createMemoryStore(),
  hiddenKeys = [] as string[],
} = {}) {
  const calls: string[] = [];
  const api = createFakeApi({
    'search.index': () => {
      calls.push('search.index');
      return read();
    },
  });
  const paths: string[] = [];
  const close = jest.fn();
  const site = await renderWithSite(<SearchDialog request={{ kind: 'search' }} close={close} />, {
    messages: [searchMessages],
    services: { api, store, navigate: (path) => void paths.push(path) },
    ...(isMember && { state: { session: { status: 'member', userId: 'a' } as never } }),
  });
  act(() => void site.store.dispatch(siteActions.settingsLoaded({ ...site.store.getState().site, areas, hiddenKeys })));
  return { ...site, paths, close, calls, user: userEvent.setup() };
}

const listOptions = () => screen.queryAllByRole('option').map((option) => option.textContent);
const getField = () => screen.getByRole('combobox');
const getChosen = () => screen.queryByRole('option', { selected: true })?.textContent;

beforeAll(() => {
  // jsdom has no layout, so it has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});

describe('SearchDialog', () => {
  it('SRC-01 SRC-02 opens a match found by initials with the keyboard alone', async () => {
    const { user, paths, close } = await setUp();
    await waitFor(() => expect(getField()).toHaveFocus());
    await user.keyboard('lwp');
    await screen.findByRole('option', { name: /^阿森纳 - 利物浦/ });
    expect(within(screen.getByRole('group', { name: '球队与选手' })).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(paths).toEqual(['/game/sport/crty?game=1&focus=price']);
    expect(close).toHaveBeenCalled();
  });

  it('SRC-02 arrow keys choose a result from the last to the first, and the field names it', async () => {
    const { user } = await setUp();
    await user.keyboard('阿森纳');
    await screen.findByRole('option', { name: /切尔西/ });
    const first = getChosen();
    await user.keyboard('{ArrowDown}');
    const second = screen.getByRole('option', { selected: true });
    expect(getField()).toHaveAttribute('aria-activedescendant', second.id);
    expect(second.textContent).not.toBe(first);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(getChosen()).toBe(listOptions().at(-1));
    expect(getField()).toHaveFocus();
  });

  it('SRC-01 a league leads to its board, a game to its lobby', async () => {
    const { user, paths } = await setUp();
    await user.keyboard('西班牙甲级联赛{Enter}');
    await user.clear(getField());
    await user.type(getField(), 'hjql');
    await screen.findByRole('option', { name: /黄金麒麟传奇/ });
    await user.keyboard('{Enter}');
    expect(paths).toEqual(['/game/sport/crty?board=FT.FU&league=102', '/game/egame?game=BGDZ-0001']);
  });

  it('SRC-01 a guest is asked to log in before a match', async () => {
    const { user, paths, store } = await setUp({ isMember: false });
    await user.keyboard('利物浦');
    await screen.findByRole('option', { name: /^阿森纳 - 利物浦/ });
    await user.keyboard('{Enter}');
    expect(paths).toEqual([]);
    expect(store.getState().ui.dialogs).toEqual([
      { kind: 'loginPrompt', wanted: '/game/sport/crty?game=1&focus=price' },
    ]);
  });

  it('SRC-01 offers the latest choices first, until they are cleared', async () => {
    const store = createMemoryStore();
    store.set('search.recent', 'game:BGDZ-0001\nmatch:gone');
    const { user } = await setUp({ store });
    const recent = await screen.findByRole('group', { name: '最近选过' });
    expect(
      within(recent)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['黄金麒麟传奇百工电子']);
    await user.click(screen.getByRole('button', { name: '清除记录' }));
    expect(screen.queryByRole('group', { name: '最近选过' })).toBeNull();
    await user.type(getField(), '取款{Enter}');
    expect(store.get('search.recent')).toBe('page:withdraw');
  });

  it('SRC-03 names what can be done without a result', async () => {
    const { user } = await setUp();
    await screen.findByRole('option', { name: '体育投注' });
    await user.keyboard('xyzxyz');
    expect(await screen.findByRole('heading', { name: '没有找到“xyzxyz”' })).toBeVisible();
    expect(screen.getByText(/用拼音或首字母再试一次/)).toBeVisible();
    const links = within(screen.getByRole('navigation', { name: '也可以从这里继续' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/game/sport/crty',
      '/game/egame',
      '/app/help/kh',
      '/app/help/zxkf',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('没有找到“xyzxyz”');
  });

  it('ACT-02 SRC-03 offers no link to a hidden page', async () => {
    const { user } = await setUp({ hiddenKeys: ['TY', 'DZ', 'customer'] });
    await screen.findByRole('option', { name: '存款' });
    await user.keyboard('xyzxyz');
    const links = within(await screen.findByRole('navigation', { name: '也可以从这里继续' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app/help/kh']);
  });

  it('SRC-03 finds pages while the names of the platform cannot be read, and reads them again on request', async () => {
    let isLost = true;
    const read = async () => {
      if (isLost)
        throw new TransportError('offline', {
          endpointId: 'search.index',
          requestId: 'r',
          outcome: 'none',
          attempts: 1,
        });
      return smallIndex;
    };
    const { user } = await setUp({ read });
    await user.keyboard('取款');
    expect(await screen.findByText(/暂时没有读到/)).toBeVisible();
    expect(getChosen()).toBe('取款');
    isLost = false;
    await user.click(screen.getByRole('button', { name: '重新读取' }));
    await user.type(getField(), '{Control>}a{/Control}阿森纳');
    await waitFor(() => expect(screen.queryByText(/暂时没有读到/)).toBeNull());
  });

  it('SRC-01 W5 sends no call on a platform without the area', async () => {
    const { user, calls } = await setUp({ areas: [] });
    await user.keyboard('取款');
    await waitFor(() => expect(getChosen()).toBe('取款'));
    expect(calls).toEqual([]);
  });
});
