import { createTabChannel } from './createTabChannel.ts';

const { BroadcastChannel } = globalThis;

describe('createTabChannel', () => {
  afterEach(() => Object.assign(globalThis, { BroadcastChannel }));

  it('STO-03 a tab receives messages of other tabs, not its own, until it stops', async () => {
    const [here, there] = [createTabChannel('test'), createTabChannel('test')];
    const received: unknown[] = [];
    const stops = [
      here.listen((message) => received.push(['here', message])),
      there.listen((message) => received.push(['there', message])),
    ];
    here.post({ type: 'loggedOut' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(received).toEqual([['there', { type: 'loggedOut' }]]);
    stops.forEach((stop) => stop());
  });

  it.each`
    rule                                             | key                  | newValue   | messages
    ${'a removed user id'}                           | ${'pavilion.userId'} | ${null}    | ${[{ type: 'loggedOut' }]}
    ${'a new user id'}                               | ${'pavilion.userId'} | ${'7'}     | ${[{ type: 'loggedIn' }]}
    ${'a cleared store'}                             | ${null}              | ${null}    | ${[{ type: 'loggedOut' }]}
    ${'nothing for a token, which is written first'} | ${'pavilion.token'}  | ${'t'}     | ${[]}
    ${'nothing for any other key'}                   | ${'pavilion.locale'} | ${'zh-TW'} | ${[]}
  `('STO-03 the store reports $rule', ({ key, newValue, messages }) => {
    const page = new EventTarget();
    const received: unknown[] = [];
    const stop = createTabChannel('test', page).listen((message) => received.push(message));
    const change = () => page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    change();
    expect(received).toEqual(messages);
    stop();
    change();
    expect(received).toEqual(messages);
  });

  it('STO-03 a browser without BroadcastChannel has the reports of the store, and posting and stopping are harmless', () => {
    const page = new EventTarget();
    const received: unknown[] = [];
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const channel = createTabChannel('test', page);
    const stop = channel.listen((message) => received.push(message));
    channel.post({ type: 'loggedOut' });
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'pavilion.userId', newValue: '7' }));
    expect(received).toEqual([{ type: 'loggedIn' }]);
    expect(stop).not.toThrow();
  });

  it('STO-03 a message after the end is not sent and throws nothing', () => {
    const channel = createTabChannel('test');
    channel.listen(() => undefined)();
    expect(() => channel.post({ type: 'loggedOut' })).not.toThrow();
  });

  it('F-STO-07 sends few messages for 1,000 writes of another tab', () => {
    const page = new EventTarget();
    const received: unknown[] = [];
    const stop = createTabChannel('test', page).listen((message) => received.push(message));
    for (let at = 0; at < 1_000; at += 1)
      page.dispatchEvent(Object.assign(new Event('storage'), { key: 'pavilion.userId', newValue: `${at}` }));
    expect(received).toEqual([{ type: 'loggedIn' }]);
    stop();
  });
});
