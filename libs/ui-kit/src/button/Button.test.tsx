import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type FormEvent } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

describe('Button', () => {
  it.each`
    state         | props                 | clicks
    ${'ready'}    | ${{}}                 | ${1}
    ${'busy'}     | ${{ isBusy: true }}   | ${0}
    ${'disabled'} | ${{ disabled: true }} | ${0}
  `(
    'a $state button handles $clicks of one click',
    async ({ props, clicks }: { props: ButtonProps; clicks: number }) => {
      const onClick = jest.fn();
      render(
        <Button {...props} onClick={onClick}>
          save
        </Button>,
      );
      await userEvent.click(screen.getByRole('button', { name: 'save' }));
      expect(onClick).toHaveBeenCalledTimes(clicks);
    },
  );

  it('F-UI-02 keeps the focus while busy', () => {
    const { rerender } = render(<Button>save</Button>);
    screen.getByRole('button').focus();
    rerender(<Button isBusy>save</Button>);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('submits a form only with type="submit"', async () => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>plain</Button>
        <Button type="submit" isBusy>
          busy
        </Button>
        <Button type="submit">go</Button>
      </form>,
    );
    await userEvent.click(screen.getByText('plain'));
    await userEvent.click(screen.getByText('busy'));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('go'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

it('IconButton has an accessible name and forwards its ref', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <IconButton ref={ref} label="close">
      <svg />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'close' })).toBe(ref.current);
});
