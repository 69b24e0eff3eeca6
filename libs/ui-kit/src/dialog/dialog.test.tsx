import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
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
        the stake comes back
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
});
