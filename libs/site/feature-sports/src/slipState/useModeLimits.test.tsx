import { slipActions, type Slip } from '@pavilion/domain-sports';
import { act } from '@testing-library/react';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { createSlip } from '../testing/slip.ts';
import type { SportSession } from '../venueFrame/useSportSession.ts';
import { useModeLimits } from './useModeLimits.ts';

const session = { goldMin: '10.00', goldMax: '500.00', unitMin: '2.00', unitMax: '50.00' } as SportSession;

function Limits() {
  useModeLimits(session);
  return null;
}

async function renderLimits(slip: Partial<Slip> = {}) {
  const view = await renderWithBoard(<Limits />, { state: { slip: createSlip(['1.RE.0.H'], slip) } });
  const send = (action: { readonly type: string }) => act(() => void view.store.dispatch(action));
  return { ...view, send, getLimits: () => view.store.getState().slip.limits };
}

it('SLP-08 sets the limits of one bet, in a parlay those of one unit, and those of one bet again', async () => {
  const { getLimits, send } = await renderLimits();
  expect(getLimits()).toEqual({ min: '10.00', max: '500.00' });
  send(slipActions.modeChanged('series'));
  expect(getLimits()).toEqual({ min: '2.00', max: '50.00' });
  send(slipActions.modeChanged('single'));
  expect(getLimits()).toEqual({ min: '10.00', max: '500.00' });
});

it('SLP-08 keeps the narrower limits of a rejection until the mode changes', async () => {
  const { getLimits, send } = await renderLimits();
  send(slipActions.limitsChanged({ min: '20.00', max: '40.00' }));
  send(slipActions.stakeChanged({ id: '1.RE.0.H', stake: '30' }));
  expect(getLimits()).toEqual({ min: '20.00', max: '40.00' });
  send(slipActions.modeChanged('series'));
  expect(getLimits()).toEqual({ min: '2.00', max: '50.00' });
});

it('SLP-07 sets no limits while an order is confirming, but right after it', async () => {
  const { getLimits, send } = await renderLimits({ isConfirming: true });
  expect(getLimits()).toBeUndefined();
  send(slipActions.confirmingEnded({ placedIds: [] }));
  expect(getLimits()).toEqual({ min: '10.00', max: '500.00' });
});
