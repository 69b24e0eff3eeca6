import type { FakeHandlers } from '@pavilion/site-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRefusal, renderAuth } from '../testing/renderAuth.tsx';

const image = 'data:image/png;base64,iVBORw0KGgo=';
const demand = (captcha: 'picture' | 'behaviour') => ({
  kind: 'captcha' as const,
  captcha,
  code: captcha === 'picture' ? (6021 as const) : (6022 as const),
  serverMessage: '',
});
const puzzle = {
  lot_number: 'a'.repeat(32),
  background: image,
  piece: image,
  width: 300,
  height: 160,
  pieceSize: 60,
  pieceY: 42,
  workBits: 1,
};
const tokens = { lot_number: puzzle.lot_number, captcha_output: 'o', pass_token: 'p', gen_time: '1' };
const checked: FakeHandlers = {
  'user.geeLoad': () => puzzle,
  'user.validateGeeCheck': () => ({ codeId: 'c', code: 'pass' }),
};

async function reach(captcha: 'picture' | 'behaviour', handlers: FakeHandlers) {
  const login = jest
    .fn<Promise<unknown>, unknown[]>()
    .mockResolvedValueOnce(demand(captcha))
    .mockResolvedValue({ token: 't', userId: '7' });
  const site = await renderAuth(
    { kind: 'login' },
    { ...handlers, 'user.login': handlers['user.login'] ?? (login as never) },
  );
  await site.user.type(screen.getByLabelText('用户名'), 'demo01');
  await site.user.type(screen.getByLabelText('密码'), 'demo1234');
  await site.user.keyboard('{Enter}');
  return { ...site, login };
}

let pictures = 0;
const fresh = jest.fn(() => ({ image, 'x-code': `c-${(pictures += 1)}` }));

// jsdom has no pointer events: mouse events replace them.
beforeAll(() => {
  window.PointerEvent = class extends MouseEvent {} as typeof PointerEvent;
  Element.prototype.setPointerCapture = () => undefined;
});

describe('CaptchaDialog', () => {
  it('CAP-02 an empty text shows 请输入验证码; the field accepts 10 characters; the text is sent with the picture’s id', async () => {
    const { user, login } = await reach('picture', { 'user.defaultKaptcha': fresh });
    await screen.findByRole('dialog', { name: '图形验证' });
    await screen.findByAltText('验证码图片');
    await user.click(screen.getByRole('button', { name: '确定' }));
    const field = screen.getByLabelText('图中的字符');
    expect(field).toHaveAccessibleDescription('请输入验证码');
    expect(field).toHaveAttribute('maxlength', '10');
    await user.type(field, 'x7k2{Enter}');
    await waitFor(() => expect(login).toHaveBeenCalledTimes(2));
    expect(login.mock.calls[1]?.[0]).toMatchObject({ kaptchcate: 1, codeId: `c-${pictures}`, code: 'x7k2' });
  });

  it.each(['看不清，换一张图片', '换一张'])('CAP-02 "%s" loads another picture', async (name) => {
    const { user } = await reach('picture', { 'user.defaultKaptcha': fresh });
    await screen.findByAltText('验证码图片');
    const before = pictures;
    await user.click(screen.getByRole('button', { name }));
    await screen.findByAltText('验证码图片');
    expect(pictures).toBe(before + 1);
  });

  it('F-AUTH-04 a wrong text loads a new picture with an error and keeps the form', async () => {
    const wrong = createRefusal('user.login', 6036);
    const login = jest.fn().mockResolvedValueOnce(demand('picture')).mockImplementationOnce(wrong);
    const { user } = await reach('picture', { 'user.defaultKaptcha': fresh, 'user.login': login });
    await screen.findByAltText('验证码图片');
    await user.type(screen.getByLabelText('图中的字符'), 'nope{Enter}');
    expect(await screen.findByText('验证码错误，请重新输入')).toHaveAttribute('role', 'alert');
    expect(await screen.findByLabelText('图中的字符')).toHaveValue('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('密码')).toHaveValue('demo1234'));
  });

  it('CAP-03 the slider is moved and released by keyboard, and announces its position', async () => {
    const verify = jest.fn(async () => tokens);
    const { user, login } = await reach('behaviour', { ...checked, 'user.geeVerify': verify });
    const slider = await screen.findByRole('slider', { name: '向右拖动滑块' });
    await waitFor(() => expect(slider).toHaveFocus());
    await user.keyboard('{PageUp}{PageUp}{ArrowRight}{ArrowLeft}{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuenow', '51');
    expect(slider).toHaveAttribute('aria-valuetext', '已移动 51，最远 240');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(login).toHaveBeenCalledTimes(2));
    expect((verify.mock.calls as unknown[][])[0]?.[0]).toMatchObject({ mode: 'keys', x: 51 });
    expect(login.mock.calls[1]?.[0]).toMatchObject({ kaptchcate: 2, codeId: 'c', code: 'pass' });
  });

  it('CAP-03 dragging the slider sends a move, a tap does not', async () => {
    const verify = jest.fn(async () => tokens);
    await reach('behaviour', { ...checked, 'user.geeVerify': verify });
    const slider = await screen.findByRole('slider');
    fireEvent.pointerDown(slider, { clientX: 10, clientY: 5, button: 0 });
    fireEvent.pointerUp(slider, { clientX: 11, clientY: 5 });
    expect(verify).not.toHaveBeenCalled();
    fireEvent.pointerDown(slider, { clientX: 10, clientY: 5, button: 0 });
    for (const by of [3, 9, 24, 50, 81, 97, 104]) fireEvent.pointerMove(slider, { clientX: 10 + by, clientY: 6 });
    fireEvent.pointerUp(slider, { clientX: 116, clientY: 6 });
    await waitFor(() => expect(verify).toHaveBeenCalled());
    const sent = (verify.mock.calls as unknown[][])[0]?.[0] as { x: number; track: number[][]; mode: string };
    expect(sent).toMatchObject({ mode: 'drag', x: 106 });
    expect(sent.track).toHaveLength(9);
    expect(sent.track.at(-1)?.[0]).toBe(106);
  });

  it('F-AUTH-05 a slider that fails to load is replaced by the picture, with a notice', async () => {
    const handlers = { 'user.geeLoad': createRefusal('user.geeLoad', 6005), 'user.defaultKaptcha': fresh };
    await reach('behaviour', handlers);
    expect(await screen.findByText('滑动验证暂时无法加载，请改用图形验证')).toBeVisible();
    expect(screen.getByRole('dialog', { name: '图形验证' })).toBeInTheDocument();
  });

  it('A3 a piece in the wrong place does not pass and offers a retry or the picture', async () => {
    const verify = jest.fn(createRefusal('user.geeVerify', 6036));
    const { user, login } = await reach('behaviour', {
      ...checked,
      'user.geeVerify': verify,
      'user.defaultKaptcha': fresh,
    });
    await waitFor(async () => expect(await screen.findByRole('slider')).toHaveFocus());
    await user.keyboard('{PageUp}{Enter}');
    expect(await screen.findByText('验证没有通过，请再试一次')).toHaveAttribute('role', 'alert');
    expect(login).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: '再试一次' }));
    expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuenow', '0');
    await user.click(screen.getByRole('button', { name: '改用图形验证' }));
    expect(await screen.findByAltText('验证码图片')).toBeInTheDocument();
  });

  it.each(['picture', 'behaviour'] as const)('WCAG 3.3.8 the alternative to a %s needs no puzzle', async (captcha) => {
    const verify = jest.fn(async () => tokens);
    const handlers = { ...checked, 'user.geeVerify': verify, 'user.defaultKaptcha': fresh };
    const { user, login } = await reach(captcha, handlers);
    await user.click(await screen.findByRole('button', { name: '换一种方式验证' }));
    await waitFor(() => expect(login).toHaveBeenCalledTimes(2));
    expect((verify.mock.calls as unknown[][])[0]?.[0]).toMatchObject({ mode: 'work' });
    expect(login.mock.calls[1]?.[0]).toMatchObject({ kaptchcate: 2 });
  });
});
