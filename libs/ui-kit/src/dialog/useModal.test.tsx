import { flushMicrotasks } from '@pavilion/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** Ref of an element that takes the focus when it appears. */
const focusAtOnce = (element: HTMLElement | null) => element?.focus();

/** Ref of an element whose focus no dialog can have recorded, as before the first dialog of a page. */
const stopFocusEvents = (element: HTMLElement | null) =>
  element?.addEventListener('focusin', (event) => event.stopPropagation());

afterEach(() => jest.restoreAllMocks());

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

const show = (props: Partial<DialogProps> = {}) => (
  <Dialog isOpen onClose={onClose} title="form" closeLabel="close" {...props} />
);
const getDialog = () => screen.getByRole('dialog', { name: 'form' });
const getBackdrop = () => getDialog().previousElementSibling as HTMLElement;
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('F-UI-02 the return of the focus', () => {
  it.each`
    dialog                     | opensAgain
    ${'a dialog'}              | ${false}
    ${'one that opened again'} | ${true}
  `('from $dialog goes to the opener, even if its focus events were stopped', async ({ opensAgain }) => {
    const page = (isOpen: boolean) => (
      <>
        <Button>before</Button>
        <Button onFocus={(event) => event.stopPropagation()}>open</Button>
        {show({ isOpen })}
      </>
    );
    const { rerender } = render(page(false));
    act(() => screen.getByRole('button', { name: 'before' }).focus());
    act(() => screen.getByRole('button', { name: 'open' }).focus());
    rerender(page(true));
    if (opensAgain)
      act(() => {
        flushSync(() => rerender(page(false)));
        flushSync(() => rerender(page(true)));
      });
    expect(screen.getByRole('button', { name: 'close' })).toHaveFocus();
    rerender(page(false));
    await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
  });

  it('from a dialog that replaced another one goes to the opener of the first', async () => {
    const page = (...open: readonly string[]) => (
      <>
        <button ref={stopFocusEvents}>open</button>
        {open.map((title) => (
          <Dialog key={title} isOpen onClose={onClose} title={title} closeLabel={`close ${title}`} />
        ))}
      </>
    );
    const { rerender } = render(page());
    act(() => screen.getByRole('button', { name: 'open' }).focus());
    rerender(page('first'));
    rerender(page('first', 'second'));
    rerender(page('second'));
    await flushMicrotasks();
    expect(screen.getByRole('button', { name: 'close second' })).toHaveFocus();
    rerender(page());
    await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
  });

  it('goes to the main part of the page if every other element is gone', async () => {
    const page = (step: 'start' | 'dialog' | 'end') => (
      <main tabIndex={-1}>
        {step !== 'end' && <button ref={stopFocusEvents}>open</button>}
        {show({ isOpen: step === 'dialog' })}
      </main>
    );
    const { rerender } = render(page('start'));
    act(() => screen.getByRole('button', { name: 'open' }).focus());
    rerender(page('dialog'));
    rerender(page('end'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('does not scroll the page', async () => {
    const page = (isOpen: boolean) => (
      <>
        <Button>open</Button>
        {show({ isOpen })}
      </>
    );
    const { rerender } = render(page(false));
    const opener = screen.getByRole('button', { name: 'open' });
    act(() => opener.focus());
    rerender(page(true));
    const focus = jest.spyOn(opener, 'focus');
    rerender(page(false));
    await waitFor(() => expect(opener).toHaveFocus());
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('leaves the focus where the page has put it', async () => {
    const page = (step: 'start' | 'dialog' | 'end') => (
      <>
        <Button>open</Button>
        {step === 'end' && <input aria-label="next step" ref={focusAtOnce} />}
        {show({ isOpen: step === 'dialog' })}
      </>
    );
    const { rerender } = render(page('start'));
    act(() => screen.getByRole('button', { name: 'open' }).focus());
    rerender(page('dialog'));
    rerender(page('end'));
    await isGone();
    expect(screen.getByLabelText('next step')).toHaveFocus();
  });

  it.each`
    end             | removed
    ${'closes'}     | ${false}
    ${'is removed'} | ${true}
  `('goes to the last focused element if nothing had the focus before a dialog that $end', async ({ removed }) => {
    const page = (isOpen: boolean) => (
      <>
        <Button>last</Button>
        {!(removed && !isOpen) && show({ isOpen })}
      </>
    );
    const { rerender } = render(page(false));
    act(() => screen.getByRole('button', { name: 'last' }).focus());
    act(() => screen.getByRole('button', { name: 'last' }).blur());
    rerender(page(true));
    rerender(page(false));
    await waitFor(() => expect(screen.getByRole('button', { name: 'last' })).toHaveFocus());
  });

  it('remembers an element while the focus moves to and fro between two others', async () => {
    const page = (hasItems: boolean) => (
      <>
        <Button>menu</Button>
        {hasItems && ['one', 'two'].map((name) => <Button key={name}>{name}</Button>)}
        {show({ isOpen: !hasItems })}
      </>
    );
    const { rerender } = render(page(true));
    const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
    focus('menu');
    for (let move = 0; move < 15; move += 1) ['one', 'two'].forEach(focus);
    rerender(page(false));
    rerender(page(true));
    await waitFor(() => expect(screen.getByRole('button', { name: 'menu' })).toHaveFocus());
  });

  it('needs one listener for all dialogs', () => {
    render(show({ isOpen: false }));
    const listen = jest.spyOn(document, 'addEventListener');
    render(show());
    expect(listen.mock.calls.filter(([type]) => type === 'focusin')).toEqual([]);
  });

  it('skips elements that are gone, inert or cannot be focused', async () => {
    const page = (step: 'page' | 'dialog' | 'end') => (
      <>
        <Button>first</Button>
        <div inert={step === 'end'}>
          <Button>second</Button>
        </div>
        <Button disabled={step === 'end'}>third</Button>
        {step === 'page' && <Button>fourth</Button>}
        {show({ isOpen: step === 'dialog' })}
      </>
    );
    const { rerender } = render(page('page'));
    for (const name of ['first', 'second', 'third', 'fourth']) act(() => screen.getByRole('button', { name }).focus());
    rerender(page('dialog'));
    rerender(page('end'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'first' })).toHaveFocus());
  });

  it('works with elements that are no longer in memory', async () => {
    const page = (hasItem: boolean) => (
      <>
        <Button>menu</Button>
        {hasItem && <Button>item</Button>}
        {show({ isOpen: !hasItem })}
      </>
    );
    const { rerender } = render(page(true));
    act(() => screen.getByRole('button', { name: 'item' }).focus());
    const collected = jest.spyOn(WeakRef.prototype, 'deref').mockReturnValue(undefined);
    act(() => screen.getByRole('button', { name: 'menu' }).focus());
    collected.mockRestore();
    act(() => screen.getByRole('button', { name: 'item' }).focus());
    rerender(page(false));
    rerender(page(true));
    await waitFor(() => expect(screen.getByRole('button', { name: 'menu' })).toHaveFocus());
  });
});

describe('F-UI-02 the first focus', () => {
  it('is where the dialog wants it', () => {
    function Choice() {
      const second = useRef<HTMLButtonElement>(null);
      return show({
        initialFocus: second,
        children: (
          <>
            <Button>first</Button>
            <Button ref={second}>second</Button>
          </>
        ),
      });
    }
    render(<Choice />);
    expect(screen.getByRole('button', { name: 'second' })).toHaveFocus();
  });

  it('is the dialog itself when the wanted element refuses it', () => {
    const wanted: RefObject<HTMLElement | null> = { current: document.createElement('p') };
    render(show({ initialFocus: wanted }));
    expect(getDialog()).toHaveFocus();
  });

  it('stays on a field of the dialog that has taken it', () => {
    render(
      show({
        children: (
          <>
            <input aria-label="first" />
            <input aria-label="second" ref={focusAtOnce} />
          </>
        ),
      }),
    );
    expect(screen.getByLabelText('second')).toHaveFocus();
  });

  it('is not moved when an element without it is removed', async () => {
    const { rerender } = render(show({ children: <p>loading</p> }));
    act(() => screen.getByRole('button', { name: 'close' }).focus());
    rerender(show({ children: <input aria-label="name" /> }));
    await act(flushMicrotasks);
    expect(screen.getByRole('button', { name: 'close' })).toHaveFocus();
  });
});

describe('F-UI-02 keys in a dialog', () => {
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.activeElement as Element, init);

  it.each`
    rule                                    | props                                             | closes
    ${'Escape closes it'}                   | ${{}}                                             | ${1}
    ${'Escape closes it by choice'}         | ${{ closeLabel: undefined, dismissal: 'escape' }} | ${1}
    ${'Escape does not close it by choice'} | ${{ dismissal: 'none' }}                          | ${0}
    ${'without a close button it stays'}    | ${{ closeLabel: undefined }}                      | ${0}
  `('$rule', ({ props, closes }) => {
    render(show(props));
    press({ key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(closes);
  });

  it('a press outside closes no dialog without a close button', async () => {
    render(show({ closeLabel: undefined }));
    await userEvent.click(getBackdrop());
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each`
    rule                                              | init
    ${'Escape that ends an input method stays in it'} | ${{ key: 'Escape', isComposing: true }}
    ${'Enter is left to the buttons'}                 | ${{ key: 'Enter' }}
  `('$rule', ({ init }) => {
    render(show());
    press(init);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('Escape that something in the dialog has handled does not close it', () => {
    render(show({ children: <input aria-label="name" onKeyDown={(event) => event.preventDefault()} /> }));
    press({ key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each`
    key             | reaches
    ${'ArrowUp'}    | ${0}
    ${'ArrowDown'}  | ${0}
    ${'ArrowLeft'}  | ${0}
    ${'ArrowRight'} | ${0}
    ${'Home'}       | ${0}
    ${'End'}        | ${0}
    ${'Enter'}      | ${1}
  `('$key reaches a list around the dialog $reaches times', ({ key, reaches }) => {
    const onKeyDown = jest.fn();
    render(
      <div role="listbox" tabIndex={-1} onKeyDown={onKeyDown}>
        {show()}
      </div>,
    );
    press({ key });
    expect(onKeyDown).toHaveBeenCalledTimes(reaches);
  });

  it('a closed dialog leaves no listener behind', async () => {
    const left: string[] = [];
    const name = (type: string, options: unknown) => `${type} ${options === true}`;
    const add = jest.spyOn(window, 'addEventListener');
    const remove = jest.spyOn(window, 'removeEventListener');
    const { rerender } = render(show());
    rerender(show({ isOpen: false }));
    await isGone();
    for (const [type, , options] of add.mock.calls) left.push(name(type, options));
    for (const [type, , options] of remove.mock.calls) {
      const at = left.indexOf(name(type, options));
      if (at >= 0) left.splice(at, 1);
    }
    expect(left.filter((each) => /^(keydown|pointerdown)/.test(each))).toEqual([]);
  });
});

describe('F-UI-02 a press outside', () => {
  const list = (isExpanded: boolean) => <button type="button" aria-haspopup="listbox" aria-expanded={isExpanded} />;

  it('closes nothing but a list that closes before the press reaches the window', async () => {
    render(show({ children: list(true) }));
    const button = getDialog().querySelector('[aria-haspopup]') as HTMLElement;
    const closeList = () => button.setAttribute('aria-expanded', 'false');
    document.addEventListener('pointerdown', closeList, { once: true });
    await userEvent.click(getBackdrop());
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(getBackdrop());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes the dialog while its list is closed', async () => {
    render(show({ children: list(false) }));
    await userEvent.click(getBackdrop());
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('Dialog', () => {
  it.each`
    props                                     | role             | size
    ${{}}                                     | ${'dialog'}      | ${'medium'}
    ${{ role: 'alertdialog', size: 'small' }} | ${'alertdialog'} | ${'small'}
  `('with $props it is a $role in size $size, named by its title', ({ props, role, size }) => {
    render(show(props));
    expect(screen.getByRole(role, { name: 'form' })).toHaveAttribute('data-size', size);
  });

  it.each`
    actions                  | parts
    ${undefined}             | ${2}
    ${(<Button>go</Button>)} | ${3}
  `('has a footer only with actions: $parts parts', ({ actions, parts }) => {
    render(show({ actions }));
    expect(getDialog().childElementCount).toBe(parts);
  });

  it('has a close button only with a label', () => {
    render(show({ closeLabel: undefined }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(getDialog()).toHaveFocus();
  });
});
