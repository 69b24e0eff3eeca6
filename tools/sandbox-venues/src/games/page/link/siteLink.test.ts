/** @jest-environment jsdom */
const SITE = 'https://site.example';
const hello = { source: 'pavilion-site', v: 1, type: 'hello', versions: [1], theme: 'dark', tokens: {} };

async function openLink() {
  const posted: unknown[][] = [];
  const parent = { postMessage: (...message: unknown[]) => posted.push(message) };
  Object.defineProperty(window, 'parent', { configurable: true, value: parent });
  document.documentElement.dataset['sites'] = SITE;
  jest.resetModules();
  const link = await import('./siteLink.js');
  const listening = jest.spyOn(window, 'addEventListener').mockImplementation();
  const themes: unknown[] = [];
  link.listen({ onStyle: ({ theme }) => themes.push(theme), onFullscreen: () => undefined });
  const receive = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? SITE });
    Object.defineProperty(event, 'source', { value: from.source ?? parent });
    for (const [, handle] of listening.mock.calls) (handle as (event: MessageEvent) => void)(event);
  };
  return { ...link, posted, themes, receive };
}

afterEach(() => jest.restoreAllMocks());

describe('link to the site', () => {
  it('LOB-05 G1 replies to hello at the origin of the site, and sends nothing before', async () => {
    const { posted, receive, reportBalance, reportClose } = await openLink();
    reportBalance();
    reportClose('player');
    expect(posted).toEqual([]);
    receive(hello);
    reportClose('player');
    expect(posted).toEqual([
      [{ source: 'pavilion-venue', v: 1, type: 'ready', version: 1, wants: ['fullscreen'] }, SITE],
      [{ source: 'pavilion-venue', v: 1, type: 'close', reason: 'player' }, SITE],
    ]);
  });

  it('LOB-05 replies without a version to a site of version 0', async () => {
    const { posted, receive } = await openLink();
    receive({ source: 'pavilion-site', type: 'hello', theme: 'light' });
    expect(posted).toEqual([[{ source: 'pavilion-venue', type: 'ready' }, SITE]]);
  });

  it.each`
    who                 | from
    ${'another window'} | ${{ source: {} }}
    ${'another origin'} | ${{ origin: 'https://evil.example' }}
    ${'a prefix'}       | ${{ origin: `${SITE}.evil.example` }}
  `('LOB-05 G1 ignores messages of $who', async ({ from }: { from: object }) => {
    const { posted, themes, receive } = await openLink();
    receive(hello, from);
    expect([posted, themes]).toEqual([[], []]);
  });

  it('LOB-05 drops style before hello, and more than 20 messages a second', async () => {
    const { themes, receive } = await openLink();
    receive({ ...hello, type: 'style' });
    expect(themes).toEqual([]);
    for (let at = 0; at < 100; at++) receive(hello);
    expect(themes).toHaveLength(19);
  });
});
