import { createMemoryStore } from '@pavilion/kernel';
import { act, screen, waitFor } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { TutorialCard } from './TutorialCard.tsx';
import type { ChapterId } from './tutorialChapters.ts';
import { loadProgress } from './tutorialProgress.ts';

const scrollIntoView = jest.fn();

/** Hides elements from the tutorial, as a page without their layout does. */
let isLaidOut = (_: Element): boolean => true;

beforeEach(() => {
  isLaidOut = () => true;
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (isLaidOut(this) ? [{}] : []) as unknown as DOMRectList;
  });
});
afterEach(() => jest.restoreAllMocks());

interface CardOptions {
  readonly chapter: ChapterId;
  readonly step?: number;
  readonly path: string;
  readonly page?: React.ReactNode;
}

async function open({ chapter, step = 0, path, page }: CardOptions) {
  const close = jest.fn();
  const store = createMemoryStore();
  const card = <TutorialCard request={{ kind: 'tutorial', chapter, step }} close={close} />;
  const site = await renderMember(
    <>
      <main>{page}</main>
      {card}
    </>,
    {},
    { path, store },
  );
  return { ...site, close, kept: store };
}

/** Lets the card look at the page again. */
const checkPage = () => act(() => void window.dispatchEvent(new Event('resize')));

/** Opens a dialog with the field of a limit. */
function createLimitDialog(): HTMLElement {
  const dialog = document.createElement('div');
  const field = document.createElement('input');
  dialog.setAttribute('role', 'dialog');
  field.setAttribute('inputmode', 'decimal');
  dialog.append(document.createElement('form'));
  dialog.firstElementChild?.append(field);
  document.body.append(dialog);
  return dialog;
}

const hint = () => document.querySelector('[data-hint]')?.textContent;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const ring = () => document.querySelector<HTMLElement>('body > [aria-hidden="true"]');

describe('TutorialCard', () => {
  it('NAV-06 shows chapter, place, title and text of a step, and no way back from the first one', async () => {
    await open({ chapter: 'withdraw', path: '/mine/takemoney', page: <h1>取款</h1> });
    expect(screen.getByRole('dialog', { name: '确认取款条件' })).toHaveTextContent(
      '取款 · 第 1 步，共 3 步确认取款条件需要绑定手机、真实姓名、收款账户与资金密码，并完成流水要求。按 Esc 回到这张卡片，再按一次离开教程。',
    );
    expect(buttons()).toEqual(['', '转到操作位置', '下一步']);
  });

  it('NAV-06 goes back and forth, and finishes the last step', async () => {
    const { user, close, navigate, kept } = await open({ chapter: 'withdraw', step: 1, path: '/mine/takemoney' });
    await user.click(screen.getByRole('button', { name: '上一步' }));
    expect(screen.getByRole('dialog', { name: '确认取款条件' })).toHaveTextContent('第 1 步，共 3 步');
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(screen.getByRole('dialog', { name: '填写取款' })).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(navigate.mock.calls).toEqual([['/mine/transRecord']]);
    expect(screen.queryByRole('button', { name: '下一步' })).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '完成' }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenLastCalledWith('/mine/introTutorial');
    expect(loadProgress(kept, '7')).toEqual({ left: undefined, finished: ['withdraw'] });
  });

  it('NAV-06 leaves by its button at the same step', async () => {
    const { user, close, kept } = await open({ chapter: 'withdraw', step: 1, path: '/mine/takemoney' });
    await user.click(screen.getByRole('button', { name: '离开教程' }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(loadProgress(kept, '7')).toEqual({ left: { chapter: 'withdraw', step: 1 }, finished: [] });
  });

  it('NAV-06 shows nothing for a step that does not exist', async () => {
    const { navigate, kept } = await open({ chapter: 'withdraw', step: 3, path: '/mine/takemoney' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(navigate).not.toHaveBeenCalled();
    expect(loadProgress(kept, '7').left).toBeUndefined();
  });

  it.each`
    path                          | text
    ${'/mine/savemoney'}          | ${'页面上暂时没有这一项，可以先跳过。'}
    ${'/mine/savemoney/recharge'} | ${'您已离开这一步的页面，教程会在这里等您。'}
    ${'/mine'}                    | ${'您已离开这一步的页面，教程会在这里等您。'}
  `('NAV-06 a step without its element on $path shows "$text"', async ({ path, text }) => {
    await open({ chapter: 'deposit', step: 1, path: path as string });
    expect(hint()).toBe(text);
    expect(ring()).toBeNull();
    expect(screen.queryByRole('button', { name: '转到操作位置' })).not.toBeInTheDocument();
  });

  it.each`
    path                                       | isOnPage
    ${'/mine/savemoney/recharge-wait?order=1'} | ${true}
    ${'/mine/huione'}                          | ${true}
    ${'/mine/transRecord'}                     | ${true}
    ${'/mine/savemoney'}                       | ${false}
  `('NAV-06 the step of the payment is open on $path: $isOnPage', async ({ path, isOnPage }) => {
    const { navigate } = await open({ chapter: 'deposit', step: 3, path: path as string });
    expect(screen.queryAllByRole('button', { name: '回到这一步的页面' })).toHaveLength(isOnPage ? 0 : 1);
    expect(navigate.mock.calls).toEqual(isOnPage ? [] : [['/mine/transRecord']]);
  });

  it('NAV-06 returns to the page of the step on request', async () => {
    const { user, navigate } = await open({ chapter: 'record', path: '/mine/message' });
    expect(navigate).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: '回到这一步的页面' }));
    expect(navigate.mock.calls).toEqual([['/mine/betRecord'], ['/mine/betRecord']]);
  });

  it('NAV-06 scrolls to the element of a step once, and follows its position', async () => {
    const box = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    const place = (left: number) => box.mockReturnValue({ left, top: 20, width: 100, height: 40 } as DOMRect);
    place(200);
    await open({ chapter: 'withdraw', path: '/mine/takemoney', page: <h1>取款</h1> });
    expect(ring()?.style.transform).toBe('translate(200px, 20px)');
    expect([ring()?.style.width, ring()?.style.height]).toEqual(['100px', '40px']);
    expect(screen.getByRole('dialog').style.transform).toBe('translate(200px, 72px)');
    place(300);
    checkPage();
    expect(ring()?.style.transform).toBe('translate(300px, 20px)');
    expect(screen.getByRole('dialog').style.transform).toBe('translate(300px, 72px)');
    expect(scrollIntoView.mock.calls).toEqual([[{ block: 'center' }]]);
    expect(ring()).not.toHaveAttribute('data-above-dialog');
  });

  it('NAV-06 takes the first element that is visible', async () => {
    isLaidOut = (element) => element.textContent !== '隐藏';
    const page = (
      <>
        <h1>隐藏</h1>
        <h1 tabIndex={-1}>取款</h1>
      </>
    );
    const { user } = await open({ chapter: 'withdraw', path: '/mine/takemoney', page });
    await user.click(screen.getByRole('button', { name: '转到操作位置' }));
    expect(screen.getByRole('heading', { level: 1, name: '取款' })).toHaveFocus();
  });

  it('NAV-06 focuses the first control inside an element that has no focus itself', async () => {
    const page = (
      <form>
        <p>text</p>
        <a href="/x">link</a>
        <input aria-label="field" />
      </form>
    );
    const { user } = await open({ chapter: 'withdraw', step: 1, path: '/mine/takemoney', page });
    await user.click(screen.getByRole('button', { name: '转到操作位置' }));
    expect(screen.getByRole('link', { name: 'link' })).toHaveFocus();
  });

  it('NAV-06 a step that ends with an element goes on when it appears', async () => {
    const page = (
      <ul>
        <li>
          <header>
            <button>change</button>
          </header>
        </li>
      </ul>
    );
    await open({ chapter: 'limits', path: '/mine/limits', page });
    expect(hint()).toBe('操作完成后会自动进入下一步。按 Esc 回到这张卡片。');
    expect(screen.getByRole('button', { name: '跳过这一步' })).toHaveAttribute('data-variant', 'secondary');
    const dialog = createLimitDialog();
    checkPage();
    expect(await screen.findByRole('dialog', { name: '输入限额' })).toHaveAttribute('data-above-dialog', 'true');
    expect(ring()).toHaveAttribute('data-above-dialog', 'true');
    expect(hint()).toBe('按 Esc 回到这张卡片，再按一次离开教程。');
    dialog.remove();
  });

  it('NAV-06 a step to fill in waits for its button, also with a value', async () => {
    const page = (
      <form>
        <input aria-label="amount" inputMode="decimal" />
      </form>
    );
    const { user } = await open({ chapter: 'deposit', step: 1, path: '/mine/savemoney', page });
    expect(hint()).toBe('按 Esc 回到这张卡片，再按一次离开教程。');
    expect(screen.getByRole('button', { name: '跳过这一步' })).toHaveAttribute('data-variant', 'secondary');
    await user.type(screen.getByRole('textbox', { name: 'amount' }), '1');
    checkPage();
    expect(screen.getByRole('button', { name: '下一步' })).toHaveAttribute('data-variant', 'primary');
    expect(screen.getByRole('dialog', { name: '输入金额' })).toBeVisible();
  });

  it('NAV-06 a step that ends with a page goes on when its path is open', async () => {
    window.history.pushState({}, '', '/mine/savemoney');
    await open({ chapter: 'deposit', step: 2, path: '/mine/savemoney' });
    checkPage();
    expect(screen.getByRole('dialog', { name: '提交存款' })).toBeVisible();
    window.history.pushState({}, '', '/mine/huione');
    checkPage();
    expect(await screen.findByRole('dialog', { name: '按指示付款' })).toBeVisible();
    window.history.pushState({}, '', '/');
  });

  it('NAV-06 Escape on the page moves the focus to the card, and Escape in the card leaves', async () => {
    const { user, close } = await open({ chapter: 'withdraw', path: '/mine/takemoney', page: <button>page</button> });
    const page = screen.getByRole('button', { name: 'page' });
    await user.click(page);
    await user.keyboard('a');
    expect(page).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: '确认取款条件' })).toHaveFocus();
    expect(close).not.toHaveBeenCalled();
    await user.keyboard('a');
    expect(close).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('NAV-06 Escape that the page has handled leaves the focus', async () => {
    const stop = (event: React.KeyboardEvent) => event.preventDefault();
    const { user } = await open({
      chapter: 'withdraw',
      path: '/mine/takemoney',
      page: <button onKeyDown={stop}>page</button>,
    });
    await user.click(screen.getByRole('button', { name: 'page' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'page' })).toHaveFocus();
  });

  it('NAV-06 stops looking at the page when it is closed', async () => {
    const find = jest.spyOn(document, 'querySelectorAll');
    const { unmount } = await open({ chapter: 'withdraw', path: '/mine/takemoney' });
    await waitFor(() => expect(find).toHaveBeenCalledWith('main h1'));
    unmount();
    find.mockClear();
    checkPage();
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(find).not.toHaveBeenCalled();
  });
});
