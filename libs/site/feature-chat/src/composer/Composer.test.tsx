import { slipActions } from '@pavilion/domain-sports';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMessage } from '../testing/fakeChat.ts';
import { renderChat } from '../testing/renderChat.tsx';
import { slipPick } from '../testing/slipPick.ts';

type Opened = Awaited<ReturnType<typeof renderChat>>;
let opened: Opened | undefined;
const open = async (...given: Parameters<typeof renderChat>) => (opened = await renderChat(...given));
afterEach(() => opened?.dispose());

const getField = () => screen.getByLabelText<HTMLTextAreaElement>('输入消息');
const countSent = ({ chat }: Opened) => chat.requests.filter(({ msgId }) => msgId === 10003).length;
const history = [
  createMessage(1, { uid: 'm2', nickname: 'an***01' }),
  createMessage(2, { uid: 'm3', nickname: 'bo***02' }),
  createMessage(3, { uid: 'm4', nickname: 'ci***03' }),
];

describe('sending', () => {
  it('CHT-05 Enter sends, Shift+Enter starts a line, and Enter in a composition does neither', async () => {
    const chat = await open();
    await chat.user.type(getField(), 'a{Shift>}{Enter}{/Shift}b');
    fireEvent.keyDown(getField(), { key: 'Enter', isComposing: true });
    expect([countSent(chat), getField().value]).toEqual([0, 'a\nb']);
    await chat.user.type(getField(), '{Enter}');
    expect([countSent(chat), getField().value]).toEqual([1, '']);
    await waitFor(() => expect(getField()).toHaveFocus());
  });

  it('CHT-05 sends nothing that is only white space, and shows no error', async () => {
    const chat = await open();
    await chat.user.type(getField(), '   {Enter}');
    expect([countSent(chat), chat.toasts]).toEqual([0, []]);
    expect(screen.getByRole('button', { name: '发送' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('CHT-05 counts from 49 characters before the limit, and keeps a longer text without sending it', async () => {
    const chat = await open();
    const status = () => screen.getByRole('button', { name: '发送' }).previousElementSibling?.textContent;
    const write = (length: number) => fireEvent.change(getField(), { target: { value: '😀'.repeat(length) } });
    write(450);
    expect(status()).toBe('');
    write(451);
    expect(status()).toContain('49');
    write(500);
    expect(screen.getByRole('button', { name: '发送' })).toHaveAttribute('aria-disabled', 'false');
    write(501);
    expect(status()).toContain('1');
    expect(getField()).toBeInvalid();
    fireEvent.keyDown(getField(), { key: 'Enter' });
    expect([countSent(chat), [...getField().value].length]).toEqual([0, 501]);
  });

  it('CHT-06 an empty slip cannot be shared', async () => {
    await open();
    expect(screen.getByRole('button', { name: '投注单里还没有选项' })).toBeDisabled();
  });

  it('CHT-06 shares the selections of the slip without the stakes, and returns to the message field', async () => {
    const { chat, store, user } = await open();
    act(
      () =>
        void store.dispatch(
          slipActions.selectionToggled({ pick: slipPick, quote: { price: 9_500, line: '', version: 0 } }),
        ),
    );
    await user.click(screen.getByRole('button', { name: '分享投注单' }));
    await waitFor(() => expect(chat.log).toHaveLength(1));
    expect(chat.log[0]).toMatchObject({ category: 'bet', msg: '', body: { mode: 'single', picks: [{ id: '1.M.H' }] } });
    expect(JSON.stringify(chat.log[0]?.body)).not.toContain('stake');
    expect(getField()).toHaveFocus();
  });
});

describe('emoji', () => {
  const openPicker = async ({ user }: Opened) => {
    await user.click(screen.getByRole('button', { name: '表情' }));
    return within(screen.getByRole('group', { name: '选一个表情' })).getAllByRole('button');
  };

  it('CHT-06 F-UI-02 is walked by arrow keys, stops at its edges, and Escape returns to its button', async () => {
    const chat = await open();
    const faces = await openPicker(chat);
    expect(faces[0]).toHaveFocus();
    await chat.user.keyboard('{ArrowLeft}');
    expect(faces[0]).toHaveFocus();
    await chat.user.keyboard('{ArrowRight}{ArrowDown}');
    expect(faces[9]).toHaveFocus();
    await chat.user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(faces[0]).toHaveFocus();
    await chat.user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: '选一个表情' })).toBeNull();
    expect(screen.getByRole('button', { name: '表情' })).toHaveFocus();
  });

  it('F-UI-02 arrow keys with Alt are left to the browser', async () => {
    const chat = await open();
    const faces = await openPicker(chat);
    await chat.user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(faces[0]).toHaveFocus();
  });

  it('CHT-06 inserts at the caret in place of the selected text', async () => {
    const chat = await open();
    await chat.user.type(getField(), '你好吗');
    getField().setSelectionRange(1, 2);
    const [face] = await openPicker(chat);
    const emoji = face?.textContent ?? '';
    await chat.user.click(face as Element);
    expect(getField()).toHaveValue(`你${emoji}吗`);
    await waitFor(() => expect(getField().selectionStart).toBe(1 + emoji.length));
    expect(screen.queryByRole('group', { name: '选一个表情' })).toBeNull();
  });

  it('a press outside closes it, and one inside does not', async () => {
    const [face] = await openPicker(await open());
    fireEvent.pointerDown(face as Element);
    expect(screen.getByRole('group', { name: '选一个表情' })).toBeVisible();
    fireEvent.pointerDown(screen.getByRole('log'));
    expect(screen.queryByRole('group', { name: '选一个表情' })).toBeNull();
  });
});

describe('mentions', () => {
  const getNames = () => screen.getAllByRole('option').map((option) => option.textContent);
  const getActive = () => screen.getByRole('option', { selected: true }).textContent;

  it('CHT-06 F-UI-02 suggests the authors, and arrow keys go round in both directions', async () => {
    const { user, log } = await open({ history });
    await log().findByText('第 3 句');
    await user.type(getField(), '@');
    expect(getNames()).toEqual(['ci***03', 'bo***02', 'an***01']);
    await user.keyboard('{ArrowUp}');
    expect(getActive()).toBe('an***01');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(getActive()).toBe('bo***02');
    const active = getField().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)).toHaveTextContent('bo***02');
  });

  it.each(['Enter', 'Tab'])('CHT-06 %s inserts the active name and sends its id with the message', async (key) => {
    const chat = await open({ history });
    await chat.log().findByText('第 3 句');
    await chat.user.type(getField(), `@{ArrowDown}{${key}}`);
    expect(getField()).toHaveValue('@bo***02 ');
    // The caret is placed in the next frame.
    await act(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
    await chat.user.keyboard('在吗{Enter}');
    expect(chat.chat.requests.findLast(({ msgId }) => msgId === 10003)?.msgData).toMatchObject({
      msg: '@bo***02 在吗',
      mentions: ['m3'],
    });
  });

  it('CHT-06 a mention survives a change of room', async () => {
    const chat = await open({ history });
    await chat.log().findByText('第 3 句');
    await chat.user.type(getField(), '@{ArrowDown}{Enter}');
    await chat.user.click(screen.getByRole('tab', { name: '足球' }));
    await waitFor(() => expect(getField()).toHaveValue(''));
    await chat.user.click(screen.getByRole('tab', { name: '大厅' }));
    await waitFor(() => expect(getField()).toHaveValue('@bo***02 '));
    await chat.user.type(getField(), '在吗{Enter}');
    expect(chat.chat.requests.findLast(({ msgId }) => msgId === 10003)?.msgData).toMatchObject({
      msg: '@bo***02 在吗',
      mentions: ['m3'],
    });
  });

  it('CHT-06 Escape closes the list only, and the next letter opens it again', async () => {
    const { user, log } = await open({ history });
    await log().findByText('第 3 句');
    await user.type(getField(), '@{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(getField()).toHaveValue('@');
    await user.type(getField(), 'b');
    expect(getNames()).toEqual(['bo***02']);
  });

  it('CHT-06 does not suggest a blocked member', async () => {
    const { user, log, store } = await open({ history });
    await log().findByText('第 3 句');
    act(() => void store.dispatch({ type: 'chatDesk/personBlocked', payload: { uid: 'm3', nickname: 'bo***02' } }));
    await user.type(getField(), '@');
    expect(getNames()).toEqual(['ci***03', 'an***01']);
  });
});
