import type { CallFailure } from '@pavilion/api-client';
import { captchaActions, type CaptchaOwner, type CaptchaState } from '@pavilion/auth-flows';
import { screen, waitFor } from '@testing-library/react';
import { renderPart, submitByScript } from '../testing/renderPart.tsx';
import { CaptchaGate } from './CaptchaGate.tsx';
import { HostedCaptcha } from './HostedCaptcha.tsx';

const image = 'data:image/png;base64,iVBORw0KGgo=';
const wrong: CallFailure = { kind: 'api', code: 6036, reaction: 'show', messageKey: 'error.6036' };
const refused: CallFailure = { kind: 'api', code: 6005, reaction: 'show', messageKey: 'error.6005' };
const base = { owner: 'login', serverText: '', isFallback: false } as const;
const picture = { step: 'picture', ...base, codeId: 'c-1', image } as const;
const puzzle = {
  lotNumber: 'a'.repeat(32),
  background: image,
  piece: `${image}piece`,
  width: 300,
  height: 160,
  pieceSize: 60,
  pieceY: 40,
  workBits: 1,
};
const slider = { step: 'slider', ...base, puzzle } as const;

interface Setting {
  readonly captcha: CaptchaState;
  readonly owners?: readonly CaptchaOwner[];
  readonly warn?: jest.Mock;
}

async function setUp({ captcha, owners = ['login'], warn = jest.fn() }: Setting) {
  const site = await renderPart(<CaptchaGate owners={owners} />, { state: { captcha }, logger: { warn } });
  const sent = (type: string) => site.actions.filter((action) => action.type === type);
  return { ...site, sent, warn };
}

/** Renders a captcha and waits for its code. */
async function show(captcha: CaptchaState, warn?: jest.Mock) {
  const site = await setUp({ captcha, ...(warn && { warn }) });
  await screen.findByRole('dialog');
  return site;
}

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByLabelText('图中的字符');
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('CaptchaGate', () => {
  it.each`
    captcha                        | owners                   | isShown
    ${picture}                     | ${['login']}             | ${true}
    ${picture}                     | ${['login', 'sendCode']} | ${true}
    ${picture}                     | ${['sendCode']}          | ${false}
    ${{ step: 'passed', ...base }} | ${['login']}             | ${false}
    ${{ step: 'idle' }}            | ${['login']}             | ${false}
  `('the step $captcha.step is shown for $owners: $isShown', async ({ captcha, owners, isShown }) => {
    await setUp({ captcha: captcha as CaptchaState, owners: owners as CaptchaOwner[] });
    if (isShown) await screen.findByRole('dialog');
    expect(screen.queryAllByRole('dialog')).toHaveLength(isShown ? 1 : 0);
  });
});

describe('HostedCaptcha', () => {
  const host = async (captcha: CaptchaState) => {
    const close = jest.fn();
    const site = await renderPart(<HostedCaptcha request={{ kind: 'captcha' }} close={close} />, {
      state: { captcha },
    });
    return { ...site, close };
  };

  it.each`
    captcha                              | closes
    ${{ step: 'idle' }}                  | ${1}
    ${{ step: 'passed', ...base }}       | ${1}
    ${{ ...picture, owner: 'sendCode' }} | ${0}
    ${{ step: 'choosing', ...base }}     | ${0}
  `('closes $closes times in the step $captcha.step', async ({ captcha, closes }) => {
    const { close } = await host(captcha as CaptchaState);
    expect(close).toHaveBeenCalledTimes(closes as number);
  });

  it('shows the captcha of a code and closes once it is cancelled', async () => {
    const { close, user } = await host({ ...picture, owner: 'sendCode' });
    await screen.findByRole('dialog', { name: '图形验证' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it('shows no captcha of another flow', async () => {
    await host(picture);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('picture', () => {
  it('CAP-02 shows the picture, and sends the typed text', async () => {
    const { user, sent } = await show(picture);
    expect(screen.getByRole('dialog', { name: '图形验证' })).toBeVisible();
    expect(screen.getByAltText('验证码图片')).toHaveAttribute('src', image);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await user.type(field(), 'x7k2');
    await user.click(button('确定'));
    expect(sent(captchaActions.answerEntered.type)).toMatchObject([{ payload: { code: 'x7k2' } }]);
  });

  it('CAP-02 while the picture loads nothing can be sent or refreshed', async () => {
    const { user, sent } = await show({ step: 'loadingPicture', ...base });
    expect(screen.getByRole('dialog', { name: '图形验证' })).toBeVisible();
    expect(screen.queryByAltText('验证码图片')).not.toBeInTheDocument();
    expect([button('确定').hasAttribute('disabled'), button('换一张').hasAttribute('disabled')]).toEqual([true, true]);
    await user.type(field(), 'x7k2{Enter}');
    submitByScript(field());
    expect(sent(captchaActions.answerEntered.type)).toEqual([]);
  });

  it.each`
    change                                   | description
    ${{}}                                    | ${''}
    ${{ fieldError: 'codeRequired' }}        | ${'请输入验证码'}
    ${{ wrong }}                             | ${'验证码错误，请重新输入'}
    ${{ wrong, fieldError: 'codeRequired' }} | ${'请输入验证码'}
  `('F-AUTH-04 $change is shown as "$description" until the player types', async ({ change, description }) => {
    const { user } = await show({ ...picture, ...(change as object) });
    expect(field()).toHaveAccessibleDescription(description as string);
    await user.type(field(), 'x');
    expect(field()).toHaveAccessibleDescription('');
  });

  it('CAP-02 a blank text keeps the error of an empty one', async () => {
    const { user } = await show({ ...picture, fieldError: 'codeRequired' });
    await user.type(field(), ' ');
    expect(field()).toHaveAccessibleDescription('请输入验证码');
  });

  it('F-AUTH-04 a new picture empties the field', async () => {
    const { user, send } = await show(picture);
    await user.type(field(), 'x7k2');
    await send(captchaActions.refreshRequested());
    await send(captchaActions.pictureArrived({ codeId: 'c-2', image: `${image}2` }));
    expect(field()).toHaveValue('');
    expect(screen.getByAltText('验证码图片')).toHaveAttribute('src', `${image}2`);
  });

  it('F-AUTH-05 a picture that replaces the slider has a notice', async () => {
    await show({ ...picture, isFallback: true });
    expect(screen.getByRole('status').textContent).toBe('滑动验证暂时无法加载，请改用图形验证');
  });

  it('WCAG 3.3.8 the alternative requests the slider of the same flow', async () => {
    const { user, sent } = await show({ ...picture, owner: 'login' });
    await user.click(button('换一种方式验证'));
    expect(sent(captchaActions.captchaStarted.type)).toMatchObject([
      { payload: { owner: 'login', captcha: 'behaviour' } },
    ]);
  });
});

describe('slider', () => {
  it('CAP-03 shows the puzzle with its measures and the hint', async () => {
    await show(slider);
    expect(screen.getByRole('dialog', { name: '滑动验证' })).toBeVisible();
    expect(screen.getByAltText('带缺口的拼图')).toHaveAttribute('src', image);
    expect(document.querySelector('[data-piece]')).toHaveAttribute('src', `${image}piece`);
    const handle = screen.getByRole('slider', { name: '向右拖动滑块' });
    expect(handle).toHaveFocus();
    expect(handle).toHaveAttribute('aria-valuemin', '0');
    expect(handle).toHaveAttribute('aria-valuemax', '240');
    expect(handle).toHaveAttribute('aria-valuenow', '0');
    expect(handle).toHaveAttribute('aria-disabled', 'false');
    expect(handle).toHaveAccessibleDescription('拖动滑块，使拼图落入缺口；也可按方向键移动，按回车键确认');
    const style = handle.parentElement?.parentElement?.getAttribute('style') ?? '';
    expect(style.replace(/\s/g, '')).toBe('--ratio:300/160;--x:0%;--y:25%;--size:20%;');
  });

  it('CAP-03 the piece follows the keys, and Enter sends the move', async () => {
    const { user, sent } = await show(slider);
    expect(screen.getByRole('slider').parentElement).not.toHaveAttribute('data-moved');
    await user.keyboard('{PageUp}{ArrowRight}{ArrowRight}');
    const board = screen.getByRole('slider').parentElement?.parentElement;
    expect(board?.style.getPropertyValue('--x')).toBe('10%');
    expect(screen.getByRole('slider').parentElement).toHaveAttribute('data-moved');
    await user.keyboard('{Enter}');
    expect(sent(captchaActions.sliderMoved.type)).toMatchObject([{ payload: { mode: 'keys', x: 30 } }]);
  });

  it.each`
    captcha                               | status                                                        | refresh  | others
    ${slider}                             | ${'拖动滑块，使拼图落入缺口；也可按方向键移动，按回车键确认'} | ${false} | ${false}
    ${{ step: 'loadingSlider', ...base }} | ${'正在加载验证…'}                                            | ${true}  | ${false}
    ${{ step: 'choosing', ...base }}      | ${'正在加载验证…'}                                            | ${true}  | ${false}
    ${{ step: 'checking', ...base }}      | ${'正在加载验证…'}                                            | ${true}  | ${true}
  `('CAP-03 the step $captcha.step shows $status', async ({ captcha, status, refresh, others }) => {
    await show(captcha as CaptchaState);
    expect(screen.getByRole('status').textContent).toBe(status);
    const isDisabled = (name: string) => button(name).hasAttribute('disabled');
    expect(['换一张', '改用图形验证', '换一种方式验证'].map(isDisabled)).toEqual([refresh, others, others]);
  });

  it('CAP-03 the puzzle stays during the check, which accepts no move', async () => {
    const { user, send, sent } = await show(slider);
    await user.keyboard('{PageUp}{Enter}');
    expect(screen.getByRole('status').textContent).toBe('正在验证…');
    const handle = screen.getByRole('slider');
    expect([handle.getAttribute('aria-valuenow'), handle.getAttribute('aria-disabled')]).toEqual(['24', 'true']);
    await user.keyboard('{PageUp}{Enter}');
    expect(sent(captchaActions.sliderMoved.type)).toHaveLength(1);
    await send(captchaActions.captchaFailed(wrong));
    expect(button('再试一次')).toHaveFocus();
    await send(captchaActions.retryRequested());
    await send(captchaActions.sliderChosen());
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('CAP-03 another puzzle replaces the first one, with its piece at the start', async () => {
    const { user, send, sent } = await show(slider);
    await user.keyboard('{PageUp}');
    await user.click(button('换一张'));
    expect(sent(captchaActions.refreshRequested.type)).toHaveLength(1);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    await send(captchaActions.sliderReady({ puzzle: { ...puzzle, lotNumber: 'b'.repeat(32) } }));
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '0');
  });

  it('CAP-03 the picture can be chosen instead', async () => {
    const { user, sent } = await show(slider);
    await user.click(button('改用图形验证'));
    expect(sent(captchaActions.pictureChosen.type)).toHaveLength(1);
  });

  it('WCAG 3.3.8 the alternative announces its work and sends it', async () => {
    const { user, sent } = await show({ ...slider, puzzle: { ...puzzle, workBits: 2 } });
    await user.click(button('换一种方式验证'));
    await waitFor(() => expect(sent(captchaActions.sliderMoved.type)).toHaveLength(1));
    expect(sent(captchaActions.sliderMoved.type)).toMatchObject([{ payload: { mode: 'work' } }]);
  });

  it('WCAG 3.3.8 the choice of the picture ends the alternative, also for a later slider', async () => {
    const { user, sent, send } = await show({ step: 'loadingSlider', ...base });
    await user.click(button('换一种方式验证'));
    expect(sent(captchaActions.captchaStarted.type)).toEqual([]);
    await user.click(button('改用图形验证'));
    expect(screen.getByRole('dialog', { name: '图形验证' })).toBeVisible();
    await send(captchaActions.captchaStarted({ owner: 'login', captcha: 'behaviour' }));
    await send(captchaActions.sliderChosen());
    await send(captchaActions.sliderReady({ puzzle }));
    expect(screen.getByRole('status')).toHaveTextContent('拖动滑块，使拼图落入缺口');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-disabled', 'false');
  });

  it('WCAG 3.3.8 work that fails is logged and leads to the picture', async () => {
    const digest = jest.spyOn(crypto.subtle, 'digest').mockRejectedValue(new DOMException('failed', 'OperationError'));
    const warn = jest.fn();
    const { user, sent } = await show(slider, warn);
    await user.click(button('换一种方式验证'));
    await waitFor(() => expect(sent(captchaActions.pictureChosen.type)).toHaveLength(1));
    expect(warn.mock.calls).toEqual([['captcha.work', { error: 'OperationError: failed' }]]);
    expect(sent(captchaActions.sliderMoved.type)).toEqual([]);
    digest.mockRestore();
  });

  it('WCAG 3.3.8 work of a captcha that was closed is stopped and not logged', async () => {
    let fail: (error: Error) => void = () => undefined;
    const digest = jest.spyOn(crypto.subtle, 'digest').mockReturnValue(new Promise((_, reject) => (fail = reject)));
    const warn = jest.fn();
    const { user, sent, send } = await show(slider, warn);
    await user.click(button('换一种方式验证'));
    expect(screen.getByRole('status').textContent).toBe('正在由设备自动完成验证，请稍候，无需操作');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['换一张', '改用图形验证', '换一种方式验证']) expect(button(name)).toBeDisabled();
    await send(captchaActions.captchaClosed());
    fail(new DOMException('failed', 'OperationError'));
    await send({ type: 'test/flushed' });
    expect([warn.mock.calls, sent(captchaActions.pictureChosen.type)]).toEqual([[], []]);
    digest.mockRestore();
  });
});

describe('failed captcha', () => {
  it.each`
    failure    | text
    ${wrong}   | ${'验证没有通过，请再试一次'}
    ${refused} | ${'服务有点繁忙，请稍后再试'}
  `('A3 the failure $failure.code shows "$text", with the focus on the retry', async ({ failure, text }) => {
    const { user, sent } = await show({ step: 'failed', ...base, failure: failure as CallFailure });
    expect(alerts()).toEqual([text]);
    expect(screen.getByRole('dialog', { name: '滑动验证' })).toBeVisible();
    expect(button('再试一次')).toHaveFocus();
    await user.click(button('再试一次'));
    expect(sent(captchaActions.retryRequested.type)).toHaveLength(1);
  });

  it('A3 offers the picture', async () => {
    const { user, sent } = await show({ step: 'failed', ...base, failure: refused });
    await user.click(button('改用图形验证'));
    expect(sent(captchaActions.pictureChosen.type)).toHaveLength(1);
  });

  it('is closed by Escape and by its button', async () => {
    const { user, sent } = await show({ step: 'failed', ...base, failure: refused });
    await user.click(button('关闭'));
    expect(sent(captchaActions.captchaClosed.type)).toHaveLength(1);
  });
});
