import { TransportError } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';
import { siteActions } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
    await user.click(screen.getByRole('button', { name: '重试' }));
    await user.type(getField(), '{Control>}a{/Control}阿森纳');
    await waitFor(() => expect(screen.queryByText(/暂时没有读到/)).toBeNull());
  });

  it('SRC-01 W5 sends no call on a platform without the area', async () => {
    const { user, calls } = await setUp({ areas: [] });
    await user.keyboard('取款');
    await waitFor(() => expect(getChosen()).toBe('取款'));
    expect(calls).toEqual([]);
  });

  it('SRC-01 before typing no result is chosen, and the arrow keys begin at either end', async () => {
    const { user, close, paths } = await setUp();
    await screen.findByRole('option', { name: '体育投注' });
    await waitFor(() => expect(getField()).toHaveFocus());
    expect(getChosen()).toBeUndefined();
    expect(getField()).not.toHaveAttribute('aria-activedescendant');
    expect(screen.getByRole('status').textContent).toBe('');
    await user.keyboard('{Enter}');
    expect([close.mock.calls, paths]).toEqual([[], []]);
    await user.keyboard('{ArrowDown}');
    expect(getChosen()).toBe('体育投注');
    await user.keyboard('{ArrowUp}');
    expect(getChosen()).toBe('在线客服');
    await user.keyboard('{ArrowDown}');
    expect(getChosen()).toBe('体育投注');
  });

  it('SRC-01 before typing the up key begins at the last offered page', async () => {
    const { user } = await setUp();
    await screen.findByRole('option', { name: '体育投注' });
    await user.type(getField(), '{ArrowUp}');
    expect(getChosen()).toBe('在线客服');
  });

  it('SRC-02 a new search chooses its first result', async () => {
    const { user } = await setUp();
    await user.type(getField(), '阿森纳');
    await screen.findByRole('option', { name: /切尔西/ });
    await user.keyboard('{ArrowDown}');
    const second = getChosen();
    await user.type(getField(), ' ');
    expect(getChosen()).toBe(second);
    await user.clear(getField());
    await user.type(getField(), '取款');
    await waitFor(() => expect(getChosen()).toBe('取款'));
  });

  it('SRC-02 keys of an input method neither move the choice nor open a result', async () => {
    const { user, close } = await setUp();
    await user.type(getField(), '阿森纳');
    await screen.findByRole('option', { name: /切尔西/ });
    const first = getChosen();
    fireEvent.keyDown(getField(), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(getField(), { key: 'Enter', isComposing: true });
    expect(getChosen()).toBe(first);
    expect(close).not.toHaveBeenCalled();
  });

  it('SRC-02 the arrow keys do not move the caret of the field, other keys do', async () => {
    await setUp();
    await screen.findByRole('option', { name: '体育投注' });
    // `fireEvent` returns false if the default action is prevented.
    expect(fireEvent.keyDown(getField(), { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(getField(), { key: 'ArrowUp' })).toBe(false);
    expect(fireEvent.keyDown(getField(), { key: 'ArrowLeft' })).toBe(true);
    expect(fireEvent.keyDown(getField(), { key: 'a' })).toBe(true);
  });

  it('SRC-02 a click opens a result and does not take the focus from the field', async () => {
    const { user, paths, close, services } = await setUp();
    await user.type(getField(), '取款');
    const option = await screen.findByRole('option', { name: '取款' });
    expect(fireEvent.pointerDown(option)).toBe(false);
    await user.click(option);
    expect(paths).toEqual(['/mine/takemoney']);
    expect(close).toHaveBeenCalledTimes(1);
    expect(services.store.get('search.recent')).toBe('page:withdraw');
  });

  it('SRC-01 a guest opens a page for all without a login', async () => {
    const { user, paths, store } = await setUp({ isMember: false });
    await user.type(getField(), '电子游戏');
    await user.click(await screen.findByRole('option', { name: '电子游戏' }));
    expect(paths).toEqual(['/game/egame']);
    expect(store.getState().ui.dialogs).toEqual([]);
  });

  it('SRC-02 the field has a name, and its list has one', async () => {
    const { user } = await setUp();
    await screen.findByRole('option', { name: '体育投注' });
    expect(screen.getByRole('dialog', { name: '搜索' })).toBeVisible();
    expect(getField()).toHaveAccessibleName('搜索比赛、球队、游戏、帮助和页面');
    expect(getField()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: '搜索结果' }).id);
    expect(getField()).toHaveAttribute('aria-expanded', 'true');
    await user.type(getField(), 'xyzxyz');
    await screen.findByRole('heading', { name: /没有找到/ });
    expect(getField()).toHaveAttribute('aria-expanded', 'false');
    expect(getField()).not.toHaveAttribute('aria-activedescendant');
  });

  it('SRC-02 the chosen result is scrolled into view', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await setUp();
    await screen.findByRole('option', { name: '体育投注' });
    expect(scroll).not.toHaveBeenCalled();
    await user.type(getField(), '{ArrowDown}{ArrowDown}');
    expect(scroll.mock.contexts.map((option) => (option as Element).textContent)).toEqual(['体育投注', '电子游戏']);
    expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest' });
    scroll.mockRestore();
  });

  it('SRC-01 shows the number of results, and ignores spaces around the search', async () => {
    const { user } = await setUp();
    await user.type(getField(), '  利物浦 ');
    await screen.findByRole('option', { name: /^阿森纳 - 利物浦/ });
    expect(screen.getByRole('status')).toHaveTextContent(/^2 条结果$/);
    expect(listOptions()).toEqual(['阿森纳 - 利物浦英格兰超级联赛 · 滚球', '利物浦阿森纳 - 利物浦 · 滚球']);
  });

  it('SRC-03 offers nothing instead while the names of the platform load', async () => {
    let end = () => {};
    const index = new Promise<typeof smallIndex>((resolve) => {
      end = () => resolve(smallIndex);
    });
    const { user } = await setUp({ read: () => index });
    await user.type(getField(), '利物浦');
    expect(screen.getByRole('status')).toHaveTextContent('正在读取比赛和游戏…');
    expect(screen.queryByRole('heading', { name: /没有找到/ })).toBeNull();
    await act(async () => end());
    expect(await screen.findByRole('option', { name: /^阿森纳 - 利物浦/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('SRC-02 the arrow keys of a search without a result choose nothing', async () => {
    const { user } = await setUp();
    await user.type(getField(), 'xyzxyz');
    await screen.findByRole('heading', { name: /没有找到/ });
    expect(fireEvent.keyDown(getField(), { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(getField(), { key: 'ArrowUp' })).toBe(false);
    expect(getChosen()).toBeUndefined();
  });

  it('SRC-02 shows the keys of the list', async () => {
    await setUp();
    await screen.findByRole('option', { name: '体育投注' });
    const hints = ['↓', 'Enter', 'Esc'].map((key) => screen.getByText(key).parentElement?.textContent);
    expect(hints).toEqual(['↑↓ 选择', 'Enter 打开', 'Esc 关闭']);
  });

  it('SRC-01 an offered page that was chosen lately is offered once', async () => {
    const store = createMemoryStore();
    store.set('search.recent', 'page:deposit');
    await setUp({ store });
    const start = await screen.findByRole('group', { name: '常用' });
    expect(screen.getAllByRole('option', { name: '存款' })).toHaveLength(1);
    expect(within(start).queryByRole('option', { name: '存款' })).toBeNull();
    expect(within(start).getAllByRole('option')).toHaveLength(5);
  });

  it('SRC-01 offers no button to clear choices if there are none, or during a search', async () => {
    const { user, unmount } = await setUp();
    await screen.findByRole('option', { name: '体育投注' });
    expect(screen.queryByRole('button', { name: '清除记录' })).toBeNull();
    unmount();
    const store = createMemoryStore();
    store.set('search.recent', 'page:deposit');
    await setUp({ store });
    expect(await screen.findByRole('button', { name: '清除记录' })).toBeVisible();
    await user.type(getField(), '取款');
    expect(screen.queryByRole('button', { name: '清除记录' })).toBeNull();
  });

  it.each`
    name              | isMember | isPrompted
    ${'全部体育赛事'} | ${true}  | ${false}
    ${'全部体育赛事'} | ${false} | ${true}
    ${'全部电子游戏'} | ${false} | ${false}
    ${'帮助中心'}     | ${false} | ${false}
    ${'联系客服'}     | ${false} | ${false}
  `('SRC-03 the link $name closes the search and requires a login: $isPrompted', async (row) => {
    const { name, isMember, isPrompted } = row as Record<'isMember' | 'isPrompted', boolean> & {
      readonly name: string;
    };
    const { user, close, store } = await setUp({ isMember });
    await user.type(getField(), 'xyzxyz');
    await user.click(await screen.findByRole('link', { name }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(store.getState().ui.dialogs).toEqual(
      isPrompted ? [{ kind: 'loginPrompt', wanted: '/game/sport/crty' }] : [],
    );
  });
});
