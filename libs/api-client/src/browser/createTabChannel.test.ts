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
});
