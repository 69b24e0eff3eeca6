import { createFakeClock } from '@pavilion/kernel/testing';
import { ServicesContext, type Services } from '@pavilion/site-contract';
import { act, render } from '@testing-library/react';
import { useRefetchAtMidnight } from './useRefetchAtMidnight.ts';

const HOUR = 3_600_000;

function Reader({ refetch }: { readonly refetch: () => void }) {
  useRefetchAtMidnight(refetch);
  return null;
}

it('S3 fetches again at each midnight in UTC+8, and neither at once nor after another refetch function', () => {
  const clock = createFakeClock({ start: Date.parse('2026-11-30T15:00:00Z') });
  const refetch = jest.fn();
  const show = (current: () => void) => (
    <ServicesContext.Provider value={{ clock } as unknown as Services}>
      <Reader refetch={current} />
    </ServicesContext.Provider>
  );
  const view = render(show(jest.fn()));
  view.rerender(show(refetch));
  act(() => clock.advance(HOUR - 1));
  expect(refetch).not.toHaveBeenCalled();
  act(() => clock.advance(1));
  expect(refetch).toHaveBeenCalledTimes(1);
  act(() => clock.advance(24 * HOUR));
  expect(refetch).toHaveBeenCalledTimes(2);
});
