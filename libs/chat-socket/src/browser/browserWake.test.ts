import type { WakeReason } from '@pavilion/kernel/link';
import { browserWake } from './browserWake.ts';

const page = globalThis as { window?: unknown; document?: unknown };
const [window, document] = [new EventTarget(), Object.assign(new EventTarget(), { hidden: false })];

let reported: WakeReason[] = [];
let stop: () => void;
beforeEach(() => {
  Object.assign(page, { window, document });
  document.hidden = false;
  reported = [];
  stop = browserWake.subscribe((wake) => reported.push(wake));
});
afterEach(() => {
  stop();
  delete page.window;
  delete page.document;
});

it.each`
  target      | type                  | isHidden | wakes
  ${window}   | ${'online'}           | ${false} | ${['online']}
  ${window}   | ${'offline'}          | ${false} | ${['offline']}
  ${window}   | ${'pageshow'}         | ${false} | ${['visible']}
  ${document} | ${'visibilitychange'} | ${false} | ${['visible']}
  ${document} | ${'visibilitychange'} | ${true}  | ${[]}
`('F-CHT-16 F-CHT-17 the event $type, page hidden $isHidden, reports $wakes', ({ target, type, isHidden, wakes }) => {
  document.hidden = isHidden as boolean;
  (target as EventTarget).dispatchEvent(new Event(type as string));
  expect(reported).toStrictEqual(wakes);
});

it('F-CHT-18 reports nothing after the end of the subscription', () => {
  stop();
  for (const type of ['online', 'offline', 'pageshow']) window.dispatchEvent(new Event(type));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reported).toStrictEqual([]);
});
