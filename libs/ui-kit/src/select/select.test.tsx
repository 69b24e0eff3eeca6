import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './Combobox.tsx';
import { Select } from './Select.tsx';

const banks = [
  { value: 'a', label: 'Harbour Bank' },
  { value: 'b', label: 'Mountain Bank' },
  { value: 'c', label: 'Lake Credit', isDisabled: true },
];

function Chooser({ part, onChange }: { part: 'select' | 'combobox'; onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const choose = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  const field = { label: 'bank', hint: 'where the money goes', options: banks, value, onChange: choose };
  return part === 'select' ? <Select {...field} placeholder="choose" /> : <Combobox {...field} emptyText="nothing" />;
}

it('F-UI-02 Select opens and selects by keyboard', async () => {
  const onChange = jest.fn();
  render(<Chooser part="select" onChange={onChange} />);
  const face = screen.getByRole('combobox', { name: 'bank' });
  expect(face).toHaveAccessibleDescription('where the money goes');
  face.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Mountain Bank' });
  await userEvent.click(screen.getByRole('option', { name: 'Mountain Bank' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('b'));
  expect(face).toHaveTextContent('Mountain Bank');
});

it('Combobox filters by typing', async () => {
  const onChange = jest.fn();
  render(<Chooser part="combobox" onChange={onChange} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'bank' }), 'moun');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Harbour Bank' })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('option', { name: 'Mountain Bank' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('b'));
});

describe.each([
  [
    'Select',
    (props: object) => <Select label="bank" options={banks} value={null} onChange={() => undefined} {...props} />,
  ],
  [
    'Combobox',
    (props: object) => (
      <Combobox label="bank" options={banks} value={null} onChange={() => undefined} emptyText="nothing" {...props} />
    ),
  ],
] as const)('F-UI-04 %s', (_name, show) => {
  const getFace = () => screen.getByRole('combobox', { name: 'bank' });
  const isMarked = () => document.querySelector('[data-invalid]') !== null;

  it.each`
    error          | invalid
    ${undefined}   | ${false}
    ${''}          | ${false}
    ${'not found'} | ${true}
  `('with the error "$error" it is invalid: $invalid', ({ error, invalid }) => {
    render(show({ error }));
    expect([getFace().getAttribute('aria-invalid') === 'true', isMarked()]).toEqual([invalid, invalid]);
    expect(getFace()).toHaveAccessibleDescription(error ?? '');
  });

  it('a disabled one does not open', async () => {
    render(show({ isDisabled: true }));
    await userEvent.click(getFace());
    expect(getFace()).toHaveAttribute('aria-expanded', 'false');
  });

  it('a disabled option cannot be chosen', async () => {
    const onChange = jest.fn();
    render(show({ onChange }));
    await userEvent.click(getFace());
    const option = await screen.findByRole('option', { name: 'Lake Credit' });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('Select shows its placeholder until something is chosen', () => {
  const select = (value: string | null) => (
    <Select label="bank" options={banks} value={value} onChange={() => undefined} placeholder="choose" />
  );
  const { rerender } = render(select(null));
  expect(screen.getByRole('combobox')).toHaveTextContent('choose');
  rerender(select('a'));
  expect(screen.getByRole('combobox')).toHaveTextContent('Harbour Bank');
});

it('the list of a Select opens below its button and does not cover it', async () => {
  // jsdom has no layout. The button is in the middle of the page, with room for a list above, below and over it.
  const page = document.documentElement;
  Object.defineProperty(page, 'clientHeight', { value: 800, configurable: true });
  render(<Chooser part="select" onChange={() => undefined} />);
  const face = screen.getByRole('combobox');
  face.getBoundingClientRect = () => new DOMRect(0, 400, 200, 40);
  await userEvent.click(face);
  const list = await screen.findByRole('listbox');
  expect(list.closest('[data-side]')).toHaveAttribute('data-side', 'bottom');
  Reflect.deleteProperty(page, 'clientHeight');
});

describe('Combobox', () => {
  it('shows the label of its value', () => {
    render(<Combobox label="bank" options={banks} value="b" onChange={() => undefined} emptyText="nothing" />);
    expect(screen.getByRole('combobox')).toHaveValue('Mountain Bank');
  });

  it('shows its empty text when no option matches', async () => {
    render(<Chooser part="combobox" onChange={() => undefined} />);
    await userEvent.type(screen.getByRole('combobox'), 'zzz');
    expect(await screen.findByText('nothing')).toBeInTheDocument();
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('reports null when its text is cleared', async () => {
    const onChange = jest.fn();
    render(<Combobox label="bank" options={banks} value="b" onChange={onChange} emptyText="nothing" />);
    await userEvent.clear(screen.getByRole('combobox'));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(null));
  });
});
