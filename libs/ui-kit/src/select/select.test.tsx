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
