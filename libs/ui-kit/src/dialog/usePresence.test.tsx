import { deferred, flushMicrotasks } from '@pavilion/testing';
import { act, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog.tsx';

const leave = { run: deferred<void>() };

beforeEach(() => {
  leave.run = deferred<void>();
  // jsdom has no animations.
  HTMLElement.prototype.getAnimations = () => [{ finished: leave.run.promise } as never];
});
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations'));

const show = (isOpen: boolean) => <Dialog isOpen={isOpen} onClose={() => undefined} title="form" closeLabel="close" />;
const getLayer = () => screen.queryByText('form')?.closest('[data-dialog-layer]') ?? null;
const readState = () => [getLayer()?.hasAttribute('inert'), getLayer()?.querySelectorAll('[data-ending-style]').length];
const OPEN = [false, 0];
const LEAVING = [true, 2];

describe('a dialog that closes', () => {
  it.each(['ends', 'is cancelled'])('leaves and is inert until its transition %s', async (end) => {
    const { rerender } = render(show(true));
    expect(readState()).toEqual(OPEN);
    rerender(show(false));
    await act(flushMicrotasks);
    expect(readState()).toEqual(LEAVING);
    if (end === 'ends') leave.run.resolve();
    else leave.run.reject(new Error('cancelled'));
    await act(flushMicrotasks);
    expect(getLayer()).toBeNull();
  });

  it('stays when it opens again before it has left', async () => {
    const { rerender } = render(show(true));
    rerender(show(false));
    rerender(show(true));
    expect(readState()).toEqual(OPEN);
    leave.run.resolve();
    await act(flushMicrotasks);
    expect(readState()).toEqual(OPEN);
    expect(screen.getByRole('button', { name: 'close' })).toHaveFocus();
  });

  it('stays while it leaves a second time, although its first transition has ended', async () => {
    const { rerender } = render(show(true));
    rerender(show(false));
    const first = leave.run;
    leave.run = deferred<void>();
    rerender(show(true));
    rerender(show(false));
    first.resolve();
    await act(flushMicrotasks);
    expect(readState()).toEqual(LEAVING);
    leave.run.resolve();
    await act(flushMicrotasks);
    expect(getLayer()).toBeNull();
  });

  it('is not there before it has been opened', () => {
    render(show(false));
    expect(getLayer()).toBeNull();
  });
});
