import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { StrictMode, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Select } from '../select/Select.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="log in"
        closeLabel="close"
        actions={<Button>go</Button>}
      >
        <TextField label="name" />
      </Dialog>
    </>
  );
}

const openPage = async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  return screen.findByRole('dialog', { name: 'log in' });
};

describe('F-UI-02 Dialog', () => {
  it('focuses the first field', async () => {
    await openPage();
    await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus());
  });

  it('traps the focus', async () => {
    const dialog = await openPage();
    await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus());
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
  });

  it.each`
    way                   | close
    ${'the close button'} | ${() => userEvent.click(screen.getByRole('button', { name: 'close' }))}
    ${'Escape'}           | ${() => userEvent.keyboard('{Escape}')}
  `('$way closes it and restores the focus', async ({ close }: { close: () => Promise<void> }) => {
    await openPage();
    await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus());
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
  });
});

describe('DLG-02 ConfirmDialog', () => {
  const show = (props: Partial<ConfirmDialogProps>) => {
    const calls = { onConfirm: jest.fn(), onCancel: jest.fn() };
    render(
      <ConfirmDialog isOpen title="cancel the bet?" confirmLabel="yes" {...calls} {...props}>
        {props.children ?? 'the stake comes back'}
      </ConfirmDialog>,
    );
    return calls;
  };

  it.each`
    rule                                    | props                                  | confirmed | cancelled
    ${'Escape cancels'}                     | ${{ cancelLabel: 'no' }}               | ${0}      | ${1}
    ${'a hint ignores Escape'}              | ${{}}                                  | ${0}      | ${0}
    ${'a busy confirmation ignores Escape'} | ${{ cancelLabel: 'no', isBusy: true }} | ${0}      | ${0}
  `('$rule', async ({ props, confirmed, cancelled }) => {
    const calls = show(props);
    await screen.findByRole('alertdialog', { name: 'cancel the bet?' });
    await userEvent.keyboard('{Escape}');
    expect(calls.onConfirm).toHaveBeenCalledTimes(confirmed);
    expect(calls.onCancel).toHaveBeenCalledTimes(cancelled);
  });

  it.each`
    tone        | focused
    ${'plain'}  | ${'yes'}
    ${'danger'} | ${'no'}
  `('a $tone confirmation focuses "$focused"', async ({ tone, focused }) => {
    show({ tone, cancelLabel: 'no' });
    await waitFor(() => expect(screen.getByRole('button', { name: focused })).toHaveFocus());
  });

  it('a dangerous hint focuses its only button, not a link of its text', () => {
    show({ tone: 'danger', children: <a href="/rules">rules</a> });
    expect(screen.getByRole('link', { name: 'rules' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'yes' })).toHaveFocus();
  });

  it.each`
    tone         | variant
    ${undefined} | ${'primary'}
    ${'plain'}   | ${'primary'}
    ${'danger'}  | ${'danger'}
  `('the button of a confirmation with the tone $tone is $variant', ({ tone, variant }) => {
    show({ tone, cancelLabel: 'no' });
    const variants = screen.getAllByRole('button').map(({ dataset }) => dataset['variant']);
    expect(variants).toEqual(['secondary', variant]);
  });

  it.each`
    state      | isBusy   | calls
    ${'ready'} | ${false} | ${1}
    ${'busy'}  | ${true}  | ${0}
  `('the buttons of a $state confirmation handle $calls of one press each', async ({ isBusy, calls }) => {
    const { onConfirm, onCancel } = show({ isBusy, cancelLabel: 'no' });
    await userEvent.click(screen.getByRole('button', { name: 'yes' }));
    await userEvent.click(screen.getByRole('button', { name: 'no' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([calls, calls]);
  });

  it('a hint has one button', () => {
    show({});
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['yes']);
  });

  it('a press outside does not cancel', async () => {
    const { onCancel } = show({ cancelLabel: 'no' });
    await userEvent.click(screen.getByRole('alertdialog').previousElementSibling as HTMLElement);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('Escape does nothing without an onCancel', async () => {
    show({ cancelLabel: 'no', onCancel: undefined });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

interface FormProps {
  readonly dismissal?: 'any' | 'escape' | 'none';
  readonly children?: ReactNode;
  readonly isStrict?: boolean;
}

/** A page with a dialog that has a field, a button and a hidden button. */
function Form({ dismissal, children, isStrict = false }: FormProps) {
  const [isOpen, setOpen] = useState(false);
  const page = (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      <div data-testid="page">page</div>
      <div aria-live="polite">
        <Button>dismiss the message</Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="form"
        closeLabel="close"
        {...(dismissal && { dismissal })}
      >
        {children ?? <TextField label="name" />}
      </Dialog>
    </>
  );
  return isStrict ? <StrictMode>{page}</StrictMode> : page;
}

const getBackdrop = () => screen.getByRole('dialog', { name: 'form' }).previousElementSibling as HTMLElement;

const openForm = async (props: FormProps = {}) => {
  const view = render(<Form {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'form' }) };
};

describe('F-UI-02 focus of a dialog', () => {
  const press = async (key: 'Tab' | 'Shift+Tab') => {
    const left: unknown[] = [];
    const listen = ({ target }: Event) => left.push(target);
    document.addEventListener('focusin', listen);
    await userEvent.tab({ shift: key === 'Shift+Tab' });
    document.removeEventListener('focusin', listen);
    return left;
  };

  it.each`
    key            | from       | to
    ${'Tab'}       | ${'last'}  | ${'close'}
    ${'Shift+Tab'} | ${'close'} | ${'last'}
    ${'Tab'}       | ${'popup'} | ${'close'}
    ${'Shift+Tab'} | ${'popup'} | ${'last'}
    ${'Tab'}       | ${'body'}  | ${'close'}
    ${'Shift+Tab'} | ${'body'}  | ${'last'}
  `('$key from the $from focuses "$to" in one step', async ({ key, from, to }) => {
    const { dialog } = await openForm({ children: <Button>last</Button> });
    const button = screen.queryByRole('button', { name: from });
    if (from === 'body') (document.activeElement as HTMLElement).blur();
    else act(() => (button ?? dialog).focus());
    const focused = await press(key);
    expect(screen.getByRole('button', { name: to })).toHaveFocus();
    expect(focused).toEqual([screen.getByRole('button', { name: to })]);
  });

  it('Tab skips what is not visible', async () => {
    await openForm({
      children: (
        <>
          <Button>last</Button>
          <Button style={{ visibility: 'hidden' }}>hidden</Button>
        </>
      ),
    });
    act(() => screen.getByRole('button', { name: 'last' }).focus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'close' })).toHaveFocus();
  });

  it('Tab stays on the dialog itself if it has nothing to focus', async () => {
    render(<Dialog isOpen onClose={() => undefined} title="form" />);
    act(() => screen.getByRole('dialog').blur());
    await userEvent.tab();
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('is kept when the focused element is removed', async () => {
    const { dialog, rerender } = await openForm({ children: <Button>next</Button> });
    expect(screen.getByRole('button', { name: 'next' })).toHaveFocus();
    rerender(<Form>done</Form>);
    await waitFor(() => expect(dialog).toHaveFocus());
  });

  it('a press on the backdrop does not take it', async () => {
    await openForm({ dismissal: 'escape' });
    await userEvent.click(getBackdrop());
    expect(screen.getByLabelText('name')).toHaveFocus();
  });

  it('is restored in StrictMode', async () => {
    await openForm({ isStrict: true });
    expect(screen.getByLabelText('name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
  });

  it('stays when the dialog is closed and opened at once', async () => {
    const show = (isOpen: boolean) => (
      <Dialog isOpen={isOpen} onClose={() => undefined} title="form" closeLabel="close" />
    );
    render(<Button>open</Button>);
    act(() => screen.getByRole('button').focus());
    const { rerender } = render(show(true));
    await act(async () => {
      flushSync(() => rerender(show(false)));
      flushSync(() => rerender(show(true)));
    });
    expect(screen.getByRole('button', { name: 'close' })).toHaveFocus();
  });

  it('returns to the element before the opener when the opener is gone', async () => {
    function MenuPage({ hasItem }: { readonly hasItem: boolean }) {
      return (
        <>
          <Button>menu</Button>
          {hasItem && <Button>item</Button>}
          <Dialog isOpen={!hasItem} onClose={() => undefined} title="form" closeLabel="close" />
        </>
      );
    }
    const { rerender, unmount } = render(<MenuPage hasItem />);
    act(() => screen.getByRole('button', { name: 'menu' }).focus());
    act(() => screen.getByRole('button', { name: 'item' }).focus());
    rerender(<MenuPage hasItem={false} />);
    expect(screen.getByRole('button', { name: 'close' })).toHaveFocus();
    rerender(<MenuPage hasItem />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'menu' })).toHaveFocus());
    unmount();
  });
});

describe('F-UI-02 the page behind a dialog', () => {
  const getPage = () => screen.getByTestId('page');
  const isLocked = () => document.documentElement.hasAttribute('data-scroll-locked');

  it('is inert and does not scroll; messages stay usable', async () => {
    await openForm();
    expect(getPage()).toHaveAttribute('inert');
    expect(screen.queryByRole('button', { name: 'open' })).toBeNull();
    expect(screen.getByRole('button', { name: 'dismiss the message' }).closest('[inert]')).toBeNull();
    expect(isLocked()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(getPage()).not.toHaveAttribute('inert');
    expect(isLocked()).toBe(false);
  });

  it('is usable after an unmount while open', async () => {
    const { unmount } = await openForm();
    const page = getPage().parentElement;
    unmount();
    expect([page?.hasAttribute('inert'), isLocked()]).toEqual([false, false]);
    expect(document.querySelector('[inert], [data-behind-dialog]')).toBeNull();
  });

  it.each`
    dismissal   | closes
    ${'any'}    | ${true}
    ${'escape'} | ${false}
    ${'none'}   | ${false}
  `('a press on it closes a dialog with dismissal $dismissal: $closes', async ({ dismissal, closes }) => {
    await openForm({ dismissal });
    await userEvent.click(getBackdrop());
    await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(closes));
  });

  it('a press or Escape with an open list closes only the list', async () => {
    await openForm({
      children: (
        <Select label="bank" options={[{ value: 'one', label: 'one' }]} value={null} onChange={() => undefined} />
      ),
    });
    for (const close of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(getBackdrop())]) {
      await userEvent.click(screen.getByRole('combobox', { name: 'bank' }));
      await screen.findByRole('listbox');
      await close();
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      expect(screen.getByRole('dialog')).toBeVisible();
    }
  });
});

it('F-UI-02 Escape that a popup has stopped on the document does not close the dialog', async () => {
  await openForm();
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener('keydown', stop);
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', stop);
  await expect(waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 200 })).rejects.toThrow();
});

describe('F-UI-02 nested dialogs', () => {
  function Nested({ onClose }: { readonly onClose: (name: string) => void }) {
    return (
      <Dialog isOpen onClose={() => onClose('outer')} title="outer" closeLabel="close outer">
        <Dialog isOpen onClose={() => onClose('inner')} title="inner" closeLabel="close inner" />
      </Dialog>
    );
  }

  it('the inner one is on top, and only it handles keys and presses', async () => {
    const onClose = jest.fn();
    render(<Nested onClose={onClose} />);
    const inner = screen.getByRole('dialog', { name: 'inner' });
    const outer = screen.getByText('outer').closest('[role=dialog]') as HTMLElement;
    expect(outer.compareDocumentPosition(inner) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect([outer.hasAttribute('inert'), outer.hasAttribute('data-nested-dialog-open')]).toEqual([true, true]);
    expect(screen.getByRole('button', { name: 'close inner' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'close inner' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(inner.previousElementSibling as HTMLElement);
    expect(onClose.mock.calls).toEqual([['inner'], ['inner']]);
  });

  interface StepsProps {
    readonly hasOuter?: boolean;
    readonly hasInner?: boolean;
  }
  const noop = () => undefined;
  const Steps = ({ hasOuter = true, hasInner = false }: StepsProps) => (
    <Dialog isOpen={hasOuter} onClose={noop} title="outer" closeLabel="close outer">
      <Dialog isOpen={hasInner} onClose={noop} title="inner" closeLabel="close inner" />
    </Dialog>
  );
  const getOuter = () => screen.getByText('outer').closest('[role=dialog]') as HTMLElement;

  it('only the inner one has no backdrop of its own', () => {
    render(<Steps hasInner />);
    expect(getOuter().previousElementSibling).not.toHaveAttribute('data-nested');
    const inner = screen.getByRole('dialog', { name: 'inner' });
    expect(inner.previousElementSibling).toHaveAttribute('data-nested', '');
  });

  it('the outer one is dimmed only while the inner one is open, and then gets the focus back', async () => {
    const { rerender } = render(<Steps />);
    expect(getOuter()).not.toHaveAttribute('data-nested-dialog-open');
    rerender(<Steps hasInner />);
    expect(getOuter()).toHaveAttribute('data-nested-dialog-open', '');
    rerender(<Steps />);
    expect(getOuter()).not.toHaveAttribute('data-nested-dialog-open');
    await waitFor(() => expect(screen.getByRole('button', { name: 'close outer' })).toHaveFocus());
  });

  it('the page is usable when both close at once', async () => {
    const { rerender } = render(<Steps hasInner />);
    rerender(<Steps hasOuter={false} />);
    await waitFor(() => expect(screen.queryByText('outer')).toBeNull());
    expect(document.querySelector('[inert], [data-behind-dialog], [data-scroll-locked]')).toBeNull();
  });
});

describe('F-UI-02 two dialogs that open at once', () => {
  const Pair = ({ onClose, names }: { readonly onClose: (name: string) => void; readonly names: readonly string[] }) =>
    ['lower', 'upper'].map((name) => (
      <Dialog
        key={name}
        isOpen={names.includes(name)}
        onClose={() => onClose(name)}
        title={name}
        closeLabel={`close ${name}`}
      />
    ));

  it('the upper one is usable and handles keys, then the lower one', async () => {
    const onClose = jest.fn();
    const { rerender } = render(<Pair onClose={onClose} names={['lower', 'upper']} />);
    expect(screen.getByRole('dialog').closest('[inert]')).toBeNull();
    expect(screen.getByRole('button', { name: 'close upper' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    rerender(<Pair onClose={onClose} names={['lower']} />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'close lower' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(onClose.mock.calls).toEqual([['upper'], ['lower']]);
  });

  it('the upper one keeps focus and keys when the lower one closes', async () => {
    const onClose = jest.fn();
    const { rerender } = render(<Pair onClose={onClose} names={['lower', 'upper']} />);
    rerender(<Pair onClose={onClose} names={['upper']} />);
    await waitFor(() => expect(screen.queryByText('lower')).toBeNull());
    expect(screen.getByRole('button', { name: 'close upper' })).toHaveFocus();
    expect(screen.getByRole('dialog').closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(onClose.mock.calls).toEqual([['upper']]);
  });
});
