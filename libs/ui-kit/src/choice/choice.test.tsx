import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Switch } from './Switch.tsx';

it.each`
  part          | Part        | role
  ${'Checkbox'} | ${Checkbox} | ${'checkbox'}
  ${'Switch'}   | ${Switch}   | ${'switch'}
`('$part is named by its label and toggled by the space bar', async ({ Part, role }) => {
  const onChange = jest.fn();
  render(<Part onChange={onChange}>remember</Part>);
  const input = screen.getByRole(role, { name: 'remember' });
  await userEvent.tab();
  expect(input).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(input).toBeChecked();
});

it('SegmentedControl is a named group of radio buttons', async () => {
  const onChange = jest.fn();
  const segments = [
    { value: 'live', label: 'live' },
    { value: 'today', label: 'today' },
  ] as const;
  render(<SegmentedControl label="when" segments={segments} value="live" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'when' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'live' })).toBeChecked();
  await userEvent.click(screen.getByText('today'));
  expect(onChange).toHaveBeenCalledWith('today');
});
