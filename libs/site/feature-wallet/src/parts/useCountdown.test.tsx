import { screen } from '@testing-library/react';
import { renderWallet } from '../testing/renderWallet.tsx';
import { useCountdown } from './useCountdown.ts';

const NOW = 5_000_000;
const Left = ({ until, serverTime = NOW }: { readonly until: number; readonly serverTime?: number }) => (
  <output>{useCountdown(until, serverTime)}</output>
);
const setUp = (until: number) => renderWallet(<Left until={until} />, {}, { path: '/' });
const readLeft = () => screen.getByRole('status').textContent;

describe('useCountdown', () => {
  it.each`
    ms        | seconds
    ${60_000} | ${'60'}
    ${59_001} | ${'60'}
    ${1}      | ${'1'}
    ${0}      | ${'0'}
    ${-5_000} | ${'0'}
  `('shows $seconds seconds for $ms ms of the server clock, whatever the clock of the device', async (row) => {
    const { ms, seconds } = row as { ms: number; seconds: string };
    await setUp(NOW + ms);
    expect(readLeft()).toBe(seconds);
  });

  it('counts down each second to zero and leaves no timer', async () => {
    const { pass, clock } = await setUp(NOW + 2_500);
    const seen = [readLeft()];
    for (let second = 0; second < 4; second += 1) {
      await pass(1_000);
      seen.push(readLeft());
    }
    expect(seen).toEqual(['3', '2', '1', '0', '0']);
    expect(clock.pending()).toBe(0);
  });

  it('leaves no timer when its end is reached', async () => {
    const { pass, clock } = await setUp(NOW + 1_000);
    await pass(1_000);
    expect([readLeft(), clock.pending()]).toEqual(['0', 0]);
  });

  it('leaves no timer after the unmount', async () => {
    const { unmount, clock } = await setUp(NOW + 10_000);
    expect(clock.pending()).toBe(1);
    unmount();
    expect(clock.pending()).toBe(0);
  });
});
