import { createTabChannel } from './createTabChannel.ts';

describe('createTabChannel', () => {
  it('STO-03 one tab hears the other, not itself, until it stops', async () => {
    const [here, there] = [createTabChannel('test'), createTabChannel('test')];
    const heard: unknown[] = [];
    const stops = [
      here.listen((message) => heard.push(['here', message])),
      there.listen((message) => heard.push(['there', message])),
    ];
    here.post({ type: 'loggedOut' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual([['there', { type: 'loggedOut' }]]);
    stops.forEach((stop) => stop());
  });

  it.each`
    rule                         | key                  | newValue   | says
    ${'a user id that is gone'}  | ${'pavilion.userId'} | ${null}    | ${[{ type: 'loggedOut' }]}
    ${'a new user id'}           | ${'pavilion.userId'} | ${'7'}     | ${[{ type: 'loggedIn' }]}
    ${'a store that is cleared'} | ${null}              | ${null}    | ${[{ type: 'loggedOut' }]}
    ${'a token, written first'}  | ${'pavilion.token'}  | ${'t'}     | ${[]}
    ${'anything else'}           | ${'pavilion.locale'} | ${'zh-TW'} | ${[]}
  `('STO-03 the store tells of $rule', ({ key, newValue, says }) => {
    const page = new EventTarget();
    const heard: unknown[] = [];
    const stop = createTabChannel('test', page).listen((message) => heard.push(message));
    const change = () => page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    change();
    expect(heard).toEqual(says);
    stop();
    change();
    expect(heard).toEqual(says);
  });
});
