import { createFakeClock } from '@pavilion/kernel/testing';
import { act, render, screen } from '@testing-library/react';
import type { Services } from '../services/services.ts';
import { ServicesContext } from '../services/servicesContext.ts';
import { formatInstant } from '../i18n/formatInstant.ts';
import { useDayStart } from './useDayStart.ts';

const MINUTE = 60_000;

function Today() {
  return <output>{formatInstant(useDayStart())}</output>;
}

it('S3 the day changes at midnight in UTC+8, each day, while the component is mounted', () => {
  const clock = createFakeClock({ start: Date.parse('2026-11-21T15:50:00Z') });
  const view = render(
    <ServicesContext.Provider value={{ clock } as unknown as Services}>
      <Today />
    </ServicesContext.Provider>,
  );
  const today = () => screen.getByRole('status').textContent;
  expect(today()).toBe('2026-11-21 00:00:00');
  act(() => clock.advance(9 * MINUTE));
  expect(today()).toBe('2026-11-21 00:00:00');
  act(() => clock.advance(MINUTE));
  expect(today()).toBe('2026-11-22 00:00:00');
  act(() => clock.advance(24 * 60 * MINUTE));
  expect(today()).toBe('2026-11-23 00:00:00');
  view.unmount();
});
