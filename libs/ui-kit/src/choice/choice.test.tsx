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

const segments = [
  { value: 'live', label: 'live' },
  { value: 'today', label: 'today' },
  { value: 'early', label: 'early', isDisabled: true },
] as const;

it('SegmentedControl is a named group of radio buttons', async () => {
  const onChange = jest.fn();
  render(<SegmentedControl label="when" segments={segments} value="live" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'when' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'live' })).toBeChecked();
  await userEvent.click(screen.getByText('today'));
  expect(onChange).toHaveBeenCalledWith('today');
});

it('SegmentedControl does not offer a disabled segment', async () => {
  const onChange = jest.fn();
  render(<SegmentedControl label="when" segments={segments} value="live" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'early' })).toBeDisabled();
  await userEvent.click(screen.getByText('early'));
  expect(onChange).not.toHaveBeenCalled();
});

it.each`
  width          | props               | display
  ${'its own'}   | ${{}}               | ${'inline-flex'}
  ${'the whole'} | ${{ isWide: true }} | ${'flex'}
`('SegmentedControl with $props takes $width width', ({ props, display }) => {
  render(<SegmentedControl label="when" segments={segments} value="live" onChange={() => undefined} {...props} />);
  expect(screen.getByRole('radiogroup')).toHaveStyle({ display });
});

it('two SegmentedControls on a page do not share their choice', () => {
  render(
    <>
      <SegmentedControl label="when" segments={segments} value="live" onChange={() => undefined} />
      <SegmentedControl label="where" segments={segments} value="today" onChange={() => undefined} />
    </>,
  );
  const checked = screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(checked.map(({ value }) => value)).toEqual(['live', 'today']);
});
