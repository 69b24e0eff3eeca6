import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { AlertSettings } from './AlertSettings.tsx';
import { selectAlerts } from './alertSlice.ts';

/** Notes that a page has played: frequency, start and end. */
function mockAudio() {
  const notes: (readonly [hertz: number, from: number, to: number])[] = [];
  const createOscillator = () => {
    const frequency = { value: 0 };
    let from = 0;
    return {
      frequency,
      connect: <Node,>(next: Node) => next,
      start: (at: number) => (from = at),
      stop: (at: number) => notes.push([frequency.value, from, at]),
    };
  };
  const createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect() {},
  });
  globalThis.AudioContext = class {
    currentTime = 10;
    destination = {};
    resume = () => Promise.resolve();
    createOscillator = createOscillator;
    createGain = createGain;
  } as unknown as typeof AudioContext;
  return notes;
}

async function renderSettings(isOn = true, hasSound = false) {
  const view = await renderWithBoard(<AlertSettings />, {
    boards: [],
    state: { sportsAlerts: { isOn, hasSound, mutedAlerts: [] } },
  });
  return { ...view, getAlerts: () => selectAlerts(view.store.getState()) };
}

const getSwitch = (name: string) => screen.getByRole('switch', { name });
const [ALERTS, SOUND] = ['开赛、进球与赛果提醒', '提示音'] as const;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

it('I6 a page without audio can turn the sound on', async () => {
  const { getAlerts } = await renderSettings();
  await userEvent.click(getSwitch(SOUND));
  expect(getAlerts().hasSound).toBe(true);
});

it('I6 the sound is played once when it is turned on: two notes, the second one higher', async () => {
  const notes = mockAudio();
  const { getAlerts } = await renderSettings();
  expect(getSwitch(SOUND)).not.toBeChecked();
  await userEvent.click(getSwitch(SOUND));
  expect(getAlerts().hasSound).toBe(true);
  expect(notes).toEqual([
    [660, 10, 10.3],
    [830, 10.14, expect.closeTo(10.44)],
  ]);
  await userEvent.click(getSwitch(SOUND));
  expect([getAlerts().hasSound, notes.length]).toEqual([false, 2]);
});

it('I6 the alerts are turned off and on; without them the sound is off and cannot be chosen', async () => {
  const { getAlerts } = await renderSettings(true, true);
  expect(getSwitch(SOUND)).toBeChecked();
  await userEvent.click(getSwitch(ALERTS));
  expect(getAlerts()).toMatchObject({ isOn: false, hasSound: true });
  expect(getSwitch(SOUND)).not.toBeChecked();
  expect(getSwitch(SOUND)).toBeDisabled();
  await userEvent.click(getSwitch(ALERTS));
  expect(getSwitch(SOUND)).toBeChecked();
});
