import { act, render, screen } from '@testing-library/react';
import { createProgress } from './createProgress.ts';
import { Meter } from './Meter.tsx';
import { ProgressBar } from './ProgressBar.tsx';

afterEach(() => jest.useRealTimers());

it('NAV-11 ProgressBar is shown while a page loads, with its value in percent', () => {
  jest.useFakeTimers();
  const progress = createProgress();
  render(<ProgressBar progress={progress} label="page" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  let end: () => void = () => undefined;
  act(() => {
    end = progress.start();
  });
  const bar = screen.getByRole('progressbar', { name: 'page' });
  expect([bar.ariaValueMin, bar.ariaValueNow, bar.ariaValueMax]).toEqual(['0', '8', '100']);
  expect(bar.firstElementChild).toHaveStyle({ transform: 'scaleX(0.08)' });
  act(() => end());
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it.each`
  value | shown
  ${30} | ${30}
  ${90} | ${50}
`('Meter with the value $value of 50 shows $shown', ({ value, shown }) => {
  render(<Meter label="points" value={value} max={50} />);
  const meter = screen.getByRole('progressbar', { name: 'points' });
  expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual([String(shown), '50']);
});
