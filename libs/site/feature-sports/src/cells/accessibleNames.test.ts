import { cancelName, scheduleName } from './accessibleNames.ts';
import { setName } from './cellElement.ts';

const makeButton = () => document.body.appendChild(document.createElement('button'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('writes only the last of several names, 500 ms after the first', () => {
  const button = makeButton();
  const names = [jest.fn(() => '0.90'), jest.fn(() => '0.95')] as const;
  for (const name of names) scheduleName(button, name);
  jest.advanceTimersByTime(499);
  expect(button).not.toHaveAttribute('aria-label');
  jest.advanceTimersByTime(1);
  expect(button).toHaveAccessibleName('0.95');
  expect(names.map((name) => name.mock.calls.length)).toEqual([0, 1]);
});

it('writes all pending names when an element receives the focus and restarts the delay', () => {
  const [button, other] = [makeButton(), makeButton()];
  scheduleName(other, () => '0.90');
  button.focus();
  expect(other).toHaveAccessibleName('0.90');
  scheduleName(other, () => '0.95');
  jest.advanceTimersByTime(500);
  expect(other).toHaveAccessibleName('0.95');
});

it('writes no name after `cancelName`', () => {
  const button = makeButton();
  scheduleName(button, () => '0.90');
  cancelName(button);
  setName(button, 'another');
  jest.advanceTimersByTime(500);
  expect(button).toHaveAccessibleName('another');
});
