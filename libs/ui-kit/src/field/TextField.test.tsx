import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ChangeEvent } from 'react';
import { PasswordField } from './PasswordField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

describe('F-UI-04 a field exposes its texts to screen readers', () => {
  it.each`
    shown             | hint         | error          | description
    ${'nothing'}      | ${undefined} | ${undefined}   | ${''}
    ${'a hint'}       | ${'4 to 11'} | ${undefined}   | ${'4 to 11'}
    ${'an error'}     | ${undefined} | ${'too short'} | ${'too short'}
    ${'both of them'} | ${'4 to 11'} | ${'too short'} | ${'4 to 11 too short'}
  `('$shown', ({ hint, error, description }) => {
    render(<TextField label="name" hint={hint} error={error} />);
    const input = screen.getByRole('textbox', { name: 'name' });
    expect(input).toHaveAccessibleDescription(description);
    expect(input.getAttribute('aria-invalid')).toBe(error === undefined ? null : 'true');
  });

  it('announces an error when it appears', () => {
    const { rerender } = render(<TextField label="name" />);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    rerender(<TextField label="name" error="too short" />);
    expect(screen.getByRole('alert')).toHaveTextContent('too short');
  });

  it('labels a text area the same way', () => {
    render(<TextArea label="words" error="empty" />);
    expect(screen.getByRole('textbox', { name: 'words' })).toHaveAccessibleDescription('empty');
  });
});

it('a figure field is a text field with a decimal keypad', () => {
  render(<TextField label="amount" isFigure />);
  expect(screen.getByLabelText('amount')).toHaveAttribute('inputmode', 'decimal');
  expect(screen.getByLabelText('amount')).not.toHaveAttribute('type', 'number');
});

describe('F-UI-03 PasswordField', () => {
  const field = <PasswordField label="password" showLabel="show" hideLabel="hide" autoComplete="current-password" />;

  it('shows and hides the value and keeps it', async () => {
    render(field);
    const input = screen.getByLabelText('password');
    await userEvent.type(input, 'demo1234');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'show' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('demo1234');
    expect(screen.getByRole('button', { name: 'hide' })).toHaveFocus();
  });

  it('accepts a paste and a password manager', async () => {
    render(field);
    const input = screen.getByLabelText('password');
    await userEvent.click(input);
    await userEvent.paste('from-a-manager');
    expect(input).toHaveValue('from-a-manager');
    expect(input).toHaveAttribute('autocomplete', 'current-password');
  });

  it('never writes the value into the HTML of the page', async () => {
    function Typed() {
      const [value, setValue] = useState('');
      const change = (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value);
      return <PasswordField label="password" showLabel="show" hideLabel="hide" value={value} onChange={change} />;
    }
    const { container } = render(<Typed />);
    await userEvent.type(screen.getByLabelText('password'), 'demo1234');
    expect(container.innerHTML).not.toMatch(/demo/);
    await userEvent.click(screen.getByRole('button', { name: 'show' }));
    expect(screen.getByLabelText('password')).toHaveValue('demo1234');
    expect(container.innerHTML).not.toMatch(/demo/);
  });
});
