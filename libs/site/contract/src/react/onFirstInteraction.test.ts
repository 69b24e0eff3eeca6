import { onFirstInteraction } from './onFirstInteraction.ts';

it.each(['pointermove', 'keydown', 'touchstart', 'scroll'])('acts at the first %s, once', (event) => {
  const act = jest.fn();
  onFirstInteraction(act);
  expect(act).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(event));
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event(event));
  expect(act).toHaveBeenCalledTimes(1);
});

it('does not act after it is cancelled', () => {
  const act = jest.fn();
  onFirstInteraction(act)();
  window.dispatchEvent(new Event('keydown'));
  expect(act).not.toHaveBeenCalled();
});
