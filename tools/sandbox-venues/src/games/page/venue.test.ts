/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { listEngines } from '../catalogue/listEngines.ts';
import type { Engine } from '../engines/engine.ts';
import { createFakeVenue } from '../testing/fakeVenue.ts';

/** Canvas context that accepts every call. */
const context: unknown = new Proxy(
  {},
  {
    get: (_, name) => (String(name).startsWith('create') ? () => ({ addColorStop: () => undefined }) : () => undefined),
  },
);

class Unobserved {
  observe = () => undefined;
}

class SilentSocket {
  addEventListener = () => undefined;
}

/** Parts of the data of calls that tests change. */
interface CallData {
  readonly refused?: string;
  readonly game?: object;
  readonly lobby?: readonly object[];
  readonly state?: string;
  readonly draw?: { readonly held: readonly { readonly outcome: unknown }[] };
  readonly round?: object;
  readonly rounds?: readonly { readonly id: string }[];
}

/** Changes the data that a call returns. `{ refused }` refuses the call. */
type Change = (path: string, data: CallData) => CallData | Promise<CallData>;

const changeCalls =
  ({ fetch }: ReturnType<typeof createFakeVenue>, change: Change) =>
  async (path: string, init?: { readonly body?: string }) => {
    const response = await fetch(path, init);
    const data = await change(path, (await response.json()) as CallData);
    if (data.refused) return { ok: false, status: 403, json: async () => ({ reason: data.refused }) };
    return { ...response, json: async () => data };
  };

const isRounds = (path: string) => path.endsWith('/rounds');
const isState = (path: string) => path.includes('/state');
const findEngine = (kind: Engine['kind']) => listEngines().find((engine) => engine.kind === kind) as Engine;
const findRules = (rules: string) => listEngines().find((engine) => engine.rules === rules) as Engine;

function stubBrowser(fetch: ReturnType<typeof changeCalls>): void {
  document.documentElement.lang = 'zh-CN';
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/venue/play#code');
  const stubs = {
    fetch,
    WebSocket: SilentSocket,
    ResizeObserver: Unobserved,
    Path2D: Unobserved,
    matchMedia: () => ({ matches: true }),
  };
  for (const [name, value] of Object.entries(stubs))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  Object.defineProperty(AbortSignal, 'timeout', { configurable: true, value: () => undefined });
  const animation = { pause: () => undefined, cancel: () => undefined };
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: () => animation });
  let ids = 0;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `request-${String(++ids)}` });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

async function openGame(engine: Engine, change: Change = (_, data) => data) {
  const venue = createFakeVenue(engine);
  stubBrowser(changeCalls(venue, change));
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms).then(() => undefined) });
  jest.resetModules();
  await import('./venue.js');
  await jest.advanceTimersByTimeAsync(100);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const findButton = (text: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement;
  const readNet = () =>
    [...document.querySelectorAll('.figures div')].find((each) => each.textContent?.startsWith('本次输赢'))?.lastChild
      ?.textContent;
  return { ...venue, user, find, findButton, pass, readNet };
}

/** State of the lobby instead of the game. */
const toLobby = ({ game, ...state }: CallData): CallData => ({ ...state, lobby: [{ ...game }] });

/** Settles open rounds of a lottery; without ids all of them. */
const settleRounds = ({ draw, rounds = [], ...state }: CallData, ids = rounds.map(({ id }) => id)): CallData => ({
  ...state,
  ...(draw ? { draw } : {}),
  rounds: rounds.map((round) =>
    ids.includes(round.id) ? { ...round, status: 'settled', payout: '5.00', outcome: draw?.held[0]?.outcome } : round,
  ),
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('page of a venue', () => {
  it.each(
    listEngines()
      .filter(({ kind }) => kind !== 'match')
      .map((engine) => [engine.rules, engine] as const),
  )('LOB-08 GAM-05 %s is played by keyboard, and its result is in the log as text', async (_rules, engine) => {
    const { orders, user, find, pass } = await openGame(engine);
    const [spot, play] = [find('.bets .spot'), find('[data-testid="play"]')];
    if (engine.kind !== 'slot') {
      spot?.focus();
      await user.keyboard('2{Enter}');
    }
    if (engine.kind !== 'fishing') {
      play?.focus();
      await user.keyboard('{Enter}');
    }
    await pass(10_000);
    expect(orders).toHaveLength(1);
    expect(document.querySelectorAll('[data-round]')).toHaveLength(1);
    expect(find('[data-round] .log-text')?.textContent).toMatch(/\S+ ?押注 \d/);
    expect(find('#message')?.textContent).not.toBe('');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('LOB-07 a slot accepts no second spin within 2.5 s, and never spins by itself', async () => {
    const slot = listEngines().find(({ kind }) => kind === 'slot') as Engine;
    const { orders, find, pass } = await openGame(slot);
    const play = find('[data-testid="play"]') as HTMLButtonElement;
    const pressedAt = performance.now();
    play.click();
    await pass(2_400);
    play.click();
    expect([orders.length, play.disabled]).toEqual([1, true]);
    await pass(300);
    expect([orders.length, play.disabled]).toEqual([1, false]);
    play.click();
    await pass(60_000);
    expect(orders).toHaveLength(2);
    expect(performance.now() - pressedAt).toBeGreaterThan(60_000);
  });

  it.each([
    ['slot', { wins: [] }, /^未中奖$/],
    ['fishing', { caught: false }, /^[^未]+未捕获$/],
  ] as const)('LOB-08 a lost round of a %s is announced once', async (kind, outcome, text) => {
    const { find, pass } = await openGame(findEngine(kind), (path, data) => {
      if (!isRounds(path) || !data.round) return data;
      const { outcome: drawn } = data.round as { readonly outcome: object };
      return { ...data, round: { ...data.round, payout: '0.00', outcome: { ...drawn, ...outcome } } };
    });
    find('[data-testid="play"], .desk .main')?.click();
    await pass(4_000);
    expect(find('#message')?.textContent).toMatch(text);
  });

  it('LOB-07 sounds are off until the player turns them on', async () => {
    const { find } = await openGame(listEngines()[0] as Engine);
    expect(find('[data-sound]')?.getAttribute('aria-pressed')).toBe('false');
  });

  it('LOB-08 undoes with Backspace, repeats with R, and moves between spots with arrow keys', async () => {
    const baccarat = listEngines().find(({ rules }) => rules === 'baccarat') as Engine;
    const { user, find, pass } = await openGame(baccarat);
    const listLaid = () =>
      [...document.querySelectorAll<HTMLElement>('.spot[data-laid]')].map(({ dataset }) => dataset['spot']);
    document.querySelectorAll('.spot').forEach((spot, at) => {
      spot.getBoundingClientRect = () => new DOMRect(at * 100, 0, 90, 90);
    });
    find('.spot')?.focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(listLaid()).toEqual(['playerPair', 'player']);
    await user.keyboard('{Backspace}');
    expect(listLaid()).toEqual(['playerPair']);
    find('[data-testid="play"]')?.focus();
    await user.keyboard('{Enter}');
    await pass(10_000);
    expect(listLaid()).toEqual([]);
    await user.keyboard('r');
    expect(listLaid()).toEqual(['playerPair']);
  });

  it('GAM-05 a game that is left during a losing round stays open until the round has ended, and is counted once', async () => {
    let respond = (): void => undefined;
    const responded = new Promise<void>((resolve) => (respond = resolve));
    const { orders, user, find, findButton, pass, readNet } = await openGame(
      findRules('roulette'),
      async (path, data) => {
        if (path.endsWith('game=HALL')) return toLobby(data);
        if (!isRounds(path)) return data;
        await responded;
        return { ...data, round: { ...data.round, payout: '0.00' } };
      },
    );
    const placeBet = async () => {
      find('.bets .spot')?.click();
      find('[data-testid="play"]')?.click();
      await pass(100);
    };
    await placeBet();
    findButton('换个游戏').click();
    await pass(100);
    expect(find('.lobby')).toBeNull();
    respond();
    await pass(10_000);
    expect([readNet(), find('#message')?.textContent]).toEqual(['-2.00', expect.stringContaining('未中奖')]);

    await user.click(findButton('换个游戏'));
    await pass(100);
    await user.click(find('.tiles button') as HTMLElement);
    await pass(100);
    await placeBet();
    await pass(10_000);
    expect([orders.length, readNet()]).toEqual([2, '-4.00']);
  });

  it('LOB-07 counts an open round in the net result once the venue has settled it, and shows its result', async () => {
    const reportBalance = jest.fn();
    jest.doMock('./link/siteLink.js', () => ({ isFramed: false, listen: () => undefined, reportBalance }));
    let isDrawn = false;
    const engine = findEngine('numbers');
    const { find, pass, readNet } = await openGame(engine, (path, data) => {
      if (!isState(path) || !isDrawn) return data;
      return settleRounds(data);
    });
    jest.dontMock('./link/siteLink.js');
    find('.bets .spot')?.click();
    find('[data-testid="play"]')?.click();
    await pass(5_000);
    expect([readNet(), find('#message')?.textContent]).toEqual(['0.00', expect.stringContaining('已投注第 100 期')]);
    reportBalance.mockClear();
    isDrawn = true;
    await pass(60_000);
    expect([readNet(), find('#message')?.textContent]).toEqual(['+3.00', expect.stringContaining('赢 ¥5.00')]);
    expect(reportBalance).toHaveBeenCalledTimes(1);
  });

  it('GAM-05 plays rounds while the browser blocks storage', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
    const { orders, find, pass } = await openGame(findEngine('slot'));
    for (const count of [1, 2]) {
      find('[data-testid="play"]')?.click();
      await pass(10_000);
      expect([orders.length, find('#message')?.textContent]).toEqual([count, expect.not.stringContaining('待确认')]);
    }
  });

  it.each([
    ['slot', 'slot'],
    ['table', 'wheel'],
    ['fishing', 'fishing'],
  ] as const)('GAM-05 a %s that was in maintenance can be played after it', async (_name, kind) => {
    let state = 'open';
    const { orders, find, pass } = await openGame(findEngine(kind), (path, data) =>
      isState(path) ? { ...data, state } : data,
    );
    const play = async () => {
      find('.table-stage .spot')?.click();
      find('[data-testid="play"], .desk .main')?.click();
      await pass(4_000);
    };
    state = 'maintenance';
    await play();
    expect(orders).toHaveLength(1);
    await play();
    expect(orders).toHaveLength(1);
    if (kind === 'fishing') expect(find('#message')?.textContent).toMatch(/维护/);
    state = 'open';
    await pass(6_000);
    expect(find('#message')?.textContent).not.toMatch(/维护/);
    await play();
    expect(orders).toHaveLength(2);
  });

  it('LOB-08 a refresh keeps the focus in the log of rounds', async () => {
    let reads = 0;
    const { find, pass } = await openGame(findEngine('numbers'), (path, data) => {
      if (!isState(path)) return data;
      reads += 1;
      return settleRounds(data, ['1']);
    });
    for (let round = 1; round <= 2; round++) {
      find('.bets .spot')?.click();
      find('[data-testid="play"]')?.click();
      await pass(1_000);
    }
    const verify = find('.rounds button');
    verify?.focus();
    reads = 0;
    await pass(10_000);
    expect(reads).toBeGreaterThan(2);
    expect([verify?.isConnected, document.activeElement]).toEqual([true, verify]);
  });

  it('LOB-08 after a refused round the button that played has the focus', async () => {
    const { user, find, pass } = await openGame(findRules('baccarat'), (path, data) => {
      if (!isRounds(path)) return data;
      // A browser removes the focus from a disabled button; jsdom keeps it.
      const chip = document.querySelector<HTMLElement>('.chip');
      chip?.focus();
      chip?.blur();
      return { refused: 'outsideLimits' };
    });
    find('.bets .spot')?.click();
    find('[data-testid="play"]')?.focus();
    await user.keyboard('{Enter}');
    await pass(1_000);
    expect(find('#message')?.textContent).toBe('押注超出限额，未扣款。');
    expect(document.activeElement).toBe(find('[data-testid="play"]'));
  });

  it('LOB-08 the lobby and a game that is opened from it move the focus to the heading', async () => {
    const { user, find, findButton, pass } = await openGame(findEngine('slot'), (path, data) =>
      path.endsWith('game=HALL') ? toLobby(data) : data,
    );
    await user.click(findButton('换个游戏'));
    await pass(100);
    expect([find('h1')?.textContent, document.activeElement]).toEqual(['Test', find('h1')]);
    await user.click(find('.tiles button') as HTMLElement);
    await pass(100);
    expect(find('.room')).not.toBeNull();
    expect(document.activeElement).toBe(find('h1'));
  });

  it('G2 the end page of a session opens no reminder', async () => {
    const showModal = jest.fn();
    HTMLDialogElement.prototype.showModal = showModal;
    let isOver = false;
    const { find, pass } = await openGame(findEngine('numbers'), (_path, data) =>
      isOver ? { refused: 'visitOver' } : data,
    );
    isOver = true;
    await pass(62_000);
    expect(find('.note')?.textContent).toContain('登录已结束');
    await pass(31 * 60_000);
    expect(showModal).not.toHaveBeenCalled();
  });

  it('LOB-08 undo is enabled after the stakes are cleared, as Backspace undoes it', async () => {
    const { find, findButton } = await openGame(findRules('baccarat'));
    const undo = findButton('撤销');
    expect(undo.disabled).toBe(true);
    find('.bets .spot')?.click();
    findButton('清空').click();
    expect([undo.disabled, find('.spot[data-laid]')]).toEqual([false, null]);
    undo.click();
    expect(find('.spot[data-laid]')).not.toBeNull();
    undo.click();
    expect(undo.disabled).toBe(true);
  });
});
