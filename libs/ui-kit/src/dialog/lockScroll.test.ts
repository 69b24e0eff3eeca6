import { lockScroll } from './lockScroll.ts';

const page = document.documentElement;
const state = () => page.dataset['scrollLocked'];

afterEach(() => Reflect.deleteProperty(page, 'clientWidth'));

describe('F-UI-02 the scroll lock of a dialog', () => {
  it.each`
    page                   | scrollbar | locked
    ${'with a scrollbar'}  | ${15}     | ${'gutter'}
    ${'without scrollbar'} | ${0}      | ${''}
  `('a page $page keeps the room of the scrollbar: "$locked"', ({ scrollbar, locked }) => {
    Object.defineProperty(page, 'clientWidth', { value: window.innerWidth - scrollbar, configurable: true });
    const release = lockScroll();
    expect(state()).toBe(locked);
    release();
    expect(state()).toBeUndefined();
  });

  it('ends with the last of several dialogs', () => {
    const releaseFirst = lockScroll();
    // The lock itself removes the scrollbar, and a second dialog must not take this for a page without one.
    Object.defineProperty(page, 'clientWidth', { value: window.innerWidth, configurable: true });
    const releaseSecond = lockScroll();
    expect(state()).toBe('gutter');
    releaseFirst();
    expect(state()).toBe('gutter');
    releaseSecond();
    expect(state()).toBeUndefined();
  });
});
