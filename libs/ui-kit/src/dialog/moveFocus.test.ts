import { findFirstFocusable, wrapFocus } from './moveFocus.ts';

afterEach(() => document.body.replaceChildren());

/** Shows a popup with this content, which a page surrounds. */
function show(html: string): HTMLElement {
  document.body.innerHTML = `<button id="page"></button><div id="popup" tabindex="-1">${html}</div>`;
  return get('popup');
}
const get = (id: string) => document.getElementById(id) as HTMLElement;

describe('F-UI-02 the element of a dialog that is focused first', () => {
  it.each`
    rule                                        | body                                                              | first
    ${'a field before a button'}                | ${'<button></button><input id="x">'}                              | ${'x'}
    ${'a text area before a link'}              | ${'<a href="/"></a><textarea id="x"></textarea>'}                 | ${'x'}
    ${'a text field before a checkbox'}         | ${'<input type="checkbox"><input id="x">'}                        | ${'x'}
    ${'a text field before a radio button'}     | ${'<input type="radio"><input id="x">'}                           | ${'x'}
    ${'not a disabled field'}                   | ${'<input disabled><textarea disabled></textarea><input id="x">'} | ${'x'}
    ${'not a hidden field'}                     | ${'<input hidden><input id="x">'}                                 | ${'x'}
    ${'without a text field a checkbox'}        | ${'<p></p><input id="x" type="checkbox"><button></button>'}       | ${'x'}
    ${'without a field the first button'}       | ${'<button disabled></button><button id="x"></button>'}           | ${'x'}
    ${'without a field the first select'}       | ${'<select disabled></select><select id="x"></select>'}           | ${'x'}
    ${'without a field the first link'}         | ${'<a></a><a id="x" href="/"></a>'}                               | ${'x'}
    ${'a button of the dialog without content'} | ${'text'}                                                         | ${'close'}
  `('is $rule', ({ body, first }) => {
    const popup = show(`<button id="close"></button><div id="body">${body}</div><button id="ok"></button>`);
    expect(findFirstFocusable(get('body'), popup).id).toBe(first);
  });

  it.each`
    rule                                 | html                              | first
    ${'its first button without a body'} | ${'<button id="close"></button>'} | ${'close'}
    ${'itself with nothing to focus'}    | ${'text'}                         | ${'popup'}
  `('is $rule', ({ html, first }) => {
    expect(findFirstFocusable(null, show(html)).id).toBe(first);
  });
});

/** Presses Tab as the browser does, but without its own step. @returns whether that step is left to the browser */
function press(popup: HTMLElement, key: 'Tab' | 'Shift+Tab'): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey: key === 'Shift+Tab', cancelable: true });
  wrapFocus(event, popup);
  return !event.defaultPrevented;
}

/** Gives an element a content that is larger than it. jsdom has no layout. */
function overflow(id: string, size: 'scrollHeight' | 'scrollWidth') {
  Object.defineProperty(get(id), size, { value: 500 });
}

const ONE_TWO = '<button id="one"></button><button id="two"></button>';

describe('F-UI-02 Tab in a dialog', () => {
  it.each`
    key            | from       | isLeft   | to
    ${'Tab'}       | ${'one'}   | ${true}  | ${'one'}
    ${'Shift+Tab'} | ${'two'}   | ${true}  | ${'two'}
    ${'Tab'}       | ${'two'}   | ${false} | ${'one'}
    ${'Shift+Tab'} | ${'one'}   | ${false} | ${'two'}
    ${'Tab'}       | ${'popup'} | ${true}  | ${'popup'}
    ${'Shift+Tab'} | ${'popup'} | ${false} | ${'two'}
  `('$key from $from is left to the browser: $isLeft, and the focus is on $to', ({ key, from, isLeft, to }) => {
    const popup = show(ONE_TWO);
    get(from).focus();
    expect(press(popup, key)).toBe(isLeft);
    expect(document.activeElement?.id).toBe(to);
  });

  it.each`
    place                         | isLeft   | to
    ${'a popup above the dialog'} | ${true}  | ${'other'}
    ${'a message'}                | ${false} | ${'one'}
  `('from $place it is left to the browser: $isLeft', ({ place, isLeft, to }) => {
    const popup = show(ONE_TWO);
    const live = place === 'a message' ? 'aria-live="polite"' : '';
    document.body.insertAdjacentHTML('beforeend', `<div ${live}><button id="other"></button></div>`);
    get('other').focus();
    expect(press(popup, 'Tab')).toBe(isLeft);
    expect(document.activeElement?.id).toBe(to);
  });

  it.each`
    key            | html                                                                                 | to
    ${'Tab'}       | ${'<audio controls></audio><button id="one"></button><i id="two" tabindex="0"></i>'} | ${'one'}
    ${'Shift+Tab'} | ${'<button id="two"></button><i id="one" tabindex="0"></i><audio controls></audio>'} | ${'one'}
  `('$key goes on when an element refuses the focus', ({ key, html, to }) => {
    const popup = show(html);
    get('page').blur();
    press(popup, key);
    expect(document.activeElement?.id).toBe(to);
  });

  it('focuses the dialog itself when all its elements refuse', () => {
    const popup = show('<audio controls></audio>');
    expect(press(popup, 'Tab')).toBe(false);
    expect(document.activeElement).toBe(popup);
  });

  it.each(['scrollHeight', 'scrollWidth'] as const)(
    'reaches a text that scrolls (%s) behind the last button',
    (size) => {
      const popup = show(`${ONE_TWO}<div id="text" style="overflow: auto"></div>`);
      overflow('text', size);
      get('two').focus();
      expect(press(popup, 'Tab')).toBe(true);
    },
  );

  it.each`
    rule                          | style                 | size
    ${'a text that is cut off'}   | ${'overflow: hidden'} | ${'scrollHeight'}
    ${'a box whose content fits'} | ${'overflow: auto'}   | ${undefined}
  `('does not reach $rule', ({ style, size }) => {
    const popup = show(`${ONE_TWO}<div id="text" style="${style}"></div>`);
    if (size) overflow('text', size);
    get('two').focus();
    expect(press(popup, 'Tab')).toBe(false);
    expect(document.activeElement?.id).toBe('one');
  });

  it('does not stop at a scroller with a button in it, which is reached itself', () => {
    const popup = show(
      `<div id="text" style="overflow: auto"><button id="one"></button></div><i id="two" tabindex="0"></i>`,
    );
    overflow('text', 'scrollHeight');
    get('one').focus();
    expect(press(popup, 'Shift+Tab')).toBe(false);
    expect(document.activeElement?.id).toBe('two');
  });

  it.each`
    key            | from      | isLeft
    ${'Tab'}       | ${'text'} | ${true}
    ${'Shift+Tab'} | ${'text'} | ${true}
    ${'Tab'}       | ${'two'}  | ${false}
    ${'Shift+Tab'} | ${'one'}  | ${false}
  `('$key from $from follows the order of the page, also with a scroller between buttons', ({ key, from, isLeft }) => {
    // Browsers focus a scroller without a `tabindex`; jsdom needs one.
    const popup = show(
      '<button id="one"></button><div id="text" tabindex="-1" style="overflow: auto"></div><button id="two"></button>',
    );
    overflow('text', 'scrollHeight');
    get(from).focus();
    expect(press(popup, key)).toBe(isLeft);
  });

  it('starts with a scroller that comes first', () => {
    const popup = show('<div id="text" tabindex="-1" style="overflow: auto"></div><button id="one"></button>');
    overflow('text', 'scrollHeight');
    get('one').focus();
    expect(press(popup, 'Tab')).toBe(false);
    expect(document.activeElement?.id).toBe('text');
  });
});
