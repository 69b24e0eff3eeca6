import { ApiError, TransportError } from '@pavilion/api-client';
import { createFakeClock } from '@pavilion/kernel/testing';
import { errorMessages, sessionActions, siteActions, type Services } from '@pavilion/site-contract';
import { createFakeApi, createBalanceHandlers, createFakeSession, renderWithSite } from '@pavilion/site-testing';
import type { Category } from '@pavilion/site-game-ui/lobby';
import { createPendingActionStore, createMoneyActionSaga, launchCalls, venueLaunch } from '@pavilion/wallet/cashier';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call, race, take } from 'typed-redux-saga';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { createGame } from '../testing/createGame.ts';
import { createVenue } from '../testing/createVenue.ts';
import { toLobbyTarget, toPlayTarget, usePlay, type PlayTarget } from './launchContext.ts';
import { LaunchProvider } from './LaunchProvider.tsx';

/** Creates a refusal of the platform. */
const createRefusal = (code: number, serverMessage: string) =>
  new ApiError(code, { endpointId: 'test', requestId: 'r', serverMessage, data: undefined });

/** Runs the launch flow of the wallet as its feature does: once for each session, with a store for each member. */
function* runWallet({ api, store, clock }: Services): Generator {
  for (let session = 1; ; session += 1) {
    const serve = createMoneyActionSaga(venueLaunch, {
      ...launchCalls(api),
      pendingActions: createPendingActionStore({ store, key: `launch.${session}`, isDraft: () => true, clock }),
      createId: () => `id-${session}`,
      clock,
      report: () => undefined,
    });
    yield* race({ served: call(serve), left: take(sessionActions.loggedOut) });
  }
}

/** Reducer of the launch flow, which the logout resets as in the wallet. */
const reduceLaunch: typeof venueLaunch.reducer = (state, action) =>
  venueLaunch.reducer(sessionActions.loggedOut.match(action) ? undefined : state, action);

function LaunchButton({ target, label = '进入' }: { readonly target: PlayTarget; readonly label?: string }) {
  const play = usePlay();
  return <button onClick={() => play(target)}>{label}</button>;
}

const SITE = { title: '', h5DomainUrl: '', depositSwitch: '1', editionSwitch: '1', safeSwitch: '1' };

interface Setting {
  readonly url?: unknown;
  readonly takesTheme?: boolean;
  readonly refusal?: ApiError;
  readonly isBlocked?: boolean;
  readonly isGuest?: boolean;
  readonly isAuto?: boolean;
  readonly target?: PlayTarget;
  readonly category?: Category;
  /** Loads the files of a feature. */
  readonly prepare?: (feature: string) => Promise<void>;
  /** Whether the settings list no origins of venues. */
  readonly hasNoOrigins?: boolean;
  /** Target of a second lobby. */
  readonly other?: PlayTarget;
  /** Response to the launch, in place of `url`. */
  readonly respond?: () => Promise<{ url: string }>;
}

async function launchByClick({
  url,
  takesTheme,
  refusal,
  isBlocked = false,
  isGuest = false,
  isAuto = true,
  target,
  category = 'DZ',
  prepare = async () => undefined,
  hasNoOrigins = false,
  other,
  respond,
}: Setting) {
  const tab = { opener: window, closed: false, document: window.document.implementation.createHTMLDocument() };
  const location = { replace: jest.fn<void, [string | URL]>() };
  const close = jest.fn();
  const open = jest
    .spyOn(window, 'open')
    .mockReturnValue(isBlocked ? null : (Object.assign(tab, { location, close }) as unknown as Window));
  const launch = jest.fn(() => {
    if (refusal) throw refusal;
    if (respond) return respond();
    return { url, takesTheme } as { url: string };
  });
  const navigate = jest.fn();
  const warn = jest.fn();
  const site = await renderWithSite(
    <>
      <LaunchProvider category={category}>
        <LaunchButton target={target ?? toPlayTarget(createGame())} />
      </LaunchProvider>
      {other && (
        <LaunchProvider category={category}>
          <LaunchButton target={other} label="另一个" />
        </LaunchProvider>
      )}
    </>,
    {
      messages: [gamesMessages, errorMessages],
      reducers: { venueLaunch: reduceLaunch as never },
      saga: runWallet as never,
      services: {
        api: createFakeApi({ ...createBalanceHandlers({ isAutoTransfer: isAuto }), 'venue.launch': launch }),
        navigate,
        prepare,
        logger: { warn },
        session: createFakeSession(),
      },
    },
  );
  const { store, services } = site;
  await act(async () => {
    store.dispatch(
      siteActions.settingsLoaded(hasNoOrigins ? SITE : { ...SITE, venueOrigins: ['https://game.example'] }),
    );
    if (!isGuest) store.dispatch(sessionActions.loggedIn({ userId: '7' }));
  });
  await userEvent.click(screen.getByRole('button', { name: '进入' }));
  const ledTo = () => location.replace.mock.calls[0]?.[0].toString() ?? '';
  return {
    ...site,
    tab,
    warn,
    open,
    launch,
    navigate,
    close,
    location,
    ledTo,
    kept: services.store,
    dialogs: () => store.getState().ui.dialogs,
  };
}

describe('launch of a game', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each`
    url                                             | takesTheme   | leads
    ${'https://game.example/play?b=%20&a=1&sig=!~'} | ${undefined} | ${'https://game.example/play?b=%20&a=1&sig=!~'}
    ${'https://game.example/play?b=%20&a=1'}        | ${true}      | ${'https://game.example/play?b=%20&a=1&theme=light'}
    ${'/game/api/v1/venue/page/x'}                  | ${undefined} | ${'http://localhost/game/api/v1/venue/page/x'}
    ${'/game/api/v1/venue/page/x'}                  | ${true}      | ${'http://localhost/game/api/v1/venue/page/x?theme=light'}
    ${'frame:https://game.example/play'}            | ${true}      | ${'http://localhost/dz/game'}
  `('GAM-02 opens $url in the tab of the click, with a theme: $takesTheme', async ({ url, takesTheme, leads }) => {
    const { ledTo, launch, close, kept } = await launchByClick({ url, takesTheme: takesTheme as boolean });
    await waitFor(() => expect(ledTo()).toBe(leads));
    expect(launch).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
    const stored = String(url).startsWith('frame:') ? `${url}?theme=light` : undefined;
    expect(kept.get('launch.page')).toBe(stored);
  });

  it('GAM-02 opens the sport venue as a page of the site and closes the tab', async () => {
    const { navigate, close } = await launchByClick({ url: 'CRTY' });
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/game/sport/crty'));
    expect(close).toHaveBeenCalled();
  });

  it.each`
    url
    ${'https://evil.example/'}
    ${'https://user:pw@game.example/'}
    ${'//evil.example/x'}
    ${'javascript:alert(1)'}
    ${'frame:https://evil.example/'}
    ${'<!doctype html><p>a venue</p>'}
    ${''}
    ${undefined}
  `('GAM-02 G1 neither opens nor stores $url', async ({ url }) => {
    const { ledTo, close, kept } = await launchByClick({ url });
    expect(await screen.findByText('数据异常，请重新进入游戏')).toBeVisible();
    expect([ledTo(), close.mock.calls.length, kept.get('launch.page')]).toEqual(['', 1, undefined]);
  });

  it('F-RTE-09 shows a link if the browser blocks the tab, and launches once', async () => {
    const { launch } = await launchByClick({ url: 'https://game.example/play', isBlocked: true });
    const link = await screen.findByRole('link', { name: '打开 黄金麒麟传奇' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://game.example/play',
      'noopener noreferrer',
    ]);
    expect(launch).toHaveBeenCalledTimes(1);
  });

  it('GAM-03 ERR-07 opens the transfer dialog with the message of the platform if turnover is unmet', async () => {
    const { dialogs, close } = await launchByClick({ refusal: createRefusal(6413, '还需完成 500.00 元') });
    await waitFor(() =>
      expect(dialogs()).toEqual([
        { kind: 'enterVenue', enName: 'bgdz', gameCode: 'BGDZ-0001', turnoverText: '还需完成 500.00 元' },
      ]),
    );
    expect(close).toHaveBeenCalled();
  });

  it('F-API-28 a logout closes the tab of a launch without a response, and the next launch leads its own tab only', async () => {
    const responses = [new Promise<never>(() => undefined), Promise.resolve({ url: 'https://game.example/play' })];
    const respond = () => responses.shift()!;
    const { store, close, location, launch } = await launchByClick({ respond });
    await waitFor(() => expect(launch).toHaveBeenCalledTimes(1));
    await act(async () => void store.dispatch(sessionActions.loggedOut({ reason: 'player' })));
    expect(close).toHaveBeenCalledTimes(1);
    await act(async () => void store.dispatch(sessionActions.loggedIn({ userId: '8' })));
    await userEvent.click(screen.getByRole('button', { name: '进入' }));
    await waitFor(() => expect(location.replace).toHaveBeenCalledTimes(1));
    expect([launch.mock.calls.length, close.mock.calls.length]).toEqual([2, 1]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('GAM-02 a game of another lobby that is pressed during a launch opens after it, not the first game once more', async () => {
    let finish: (value: { url: string }) => void = () => undefined;
    const responses = [
      new Promise<{ url: string }>((resolve) => (finish = resolve)),
      Promise.resolve({ url: 'https://game.example/second' }),
    ];
    const other = toPlayTarget(createGame({ gameCode: 'BGDZ-0002' }));
    const { launch, location } = await launchByClick({ other, respond: () => responses.shift()! });
    await waitFor(() => expect(launch).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: '另一个' }));
    await act(async () => finish({ url: 'https://game.example/first' }));
    await waitFor(() => expect(location.replace).toHaveBeenCalledTimes(2));
    const [first, second] = location.replace.mock.calls.map(([url]) => url.toString());
    expect([first, second]).toEqual(['https://game.example/first', 'https://game.example/second']);
    expect(launch.mock.calls.map(([draft]: unknown[]) => draft)).toMatchObject([
      { gameCode: 'BGDZ-0001' },
      { gameCode: 'BGDZ-0002' },
    ]);
  });

  it('ERR-09 shows the message of any other refusal', async () => {
    await launchByClick({ refusal: createRefusal(6415, '场馆维护中') });
    expect(await screen.findByText('场馆维护中')).toBeVisible();
  });

  it('DLG-04 opens the transfer dialog without auto-transfer', async () => {
    const { dialogs, open } = await launchByClick({ isAuto: false });
    expect(dialogs()).toEqual([{ kind: 'enterVenue', enName: 'bgdz', gameCode: 'BGDZ-0001' }]);
    expect(open).not.toHaveBeenCalled();
  });

  it('ERR-06 DLG-01 opens the login prompt for a guest, with the path of the game', async () => {
    const { dialogs, open } = await launchByClick({ isGuest: true });
    expect(dialogs()).toEqual([{ kind: 'loginPrompt', wanted: '/game/egame?game=BGDZ-0001' }]);
    expect(open).not.toHaveBeenCalled();
  });

  it('GAM-01 shows the reason of a closed venue and launches nothing', async () => {
    const { toasts, launch } = await launchByClick({ target: toPlayTarget(createGame({ venueState: 'maintenance' })) });
    expect(toasts).toMatchObject([{ text: '维护期间无法进入，场馆内的资金不受影响。' }]);
    expect(launch).not.toHaveBeenCalled();
  });
});

describe('problems of a launch', () => {
  afterEach(() => jest.restoreAllMocks());

  const close = () => userEvent.click(screen.getByRole('button', { name: '知道了' }));

  it.each([
    ['maintenance', '维护期间无法进入，场馆内的资金不受影响。'],
    ['regionLimited', '您所在的地区暂不能进入，馆内资金可随时转回。'],
  ] as const)('GAM-01 a venue in the state %s has its reason as a toast, also for a guest', async (state, text) => {
    const { toasts, open, dialogs } = await launchByClick({
      target: toPlayTarget(createGame({ venueState: state })),
      isGuest: true,
    });
    expect(toasts).toEqual([expect.objectContaining({ kind: 'info', text })]);
    expect([open.mock.calls.length, dialogs()]).toEqual([0, []]);
  });

  it.each<[string, Category, PlayTarget, string]>([
    ['a game', 'BY', toPlayTarget(createGame({ gameCode: 'A&1' })), '/game/fishing?game=A%261'],
    ['the lobby of a venue', 'ZR', toLobbyTarget(createVenue()), '/game/realbet'],
  ])('DLG-01 the login of a guest after a click on %s leads to its lobby', async (...row) => {
    const [, category, target, wanted] = row;
    const { dialogs } = await launchByClick({ isGuest: true, category, target });
    expect(dialogs()).toEqual([{ kind: 'loginPrompt', wanted }]);
  });

  it('GAM-02 the tab has a text and no access to the page until the venue is loaded', async () => {
    const { tab, ledTo, open } = await launchByClick({ url: 'https://game.example/play' });
    await waitFor(() => expect(ledTo()).toBe('https://game.example/play'));
    expect([tab.opener, tab.document.title, open.mock.calls]).toEqual([null, '正在打开场馆…', [['', '_blank']]]);
  });

  it('GAM-02 the launch names the venue and the game', async () => {
    const { launch, ledTo } = await launchByClick({ url: 'https://game.example/play' });
    await waitFor(() => expect(ledTo()).not.toBe(''));
    expect(launch.mock.calls[0]).toEqual([{ enName: 'bgdz', gameCode: 'BGDZ-0001' }, { requestId: 'id-1' }]);
  });

  it('GAM-02 a second click during a launch does nothing, and one after it launches again', async () => {
    const { launch, location, open } = await launchByClick({ url: 'https://game.example/play' });
    await waitFor(() => expect(location.replace).toHaveBeenCalledTimes(1));
    let finish: (value: { url: string }) => void = () => undefined;
    launch.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const button = screen.getByRole('button', { name: '进入' });
    await userEvent.click(button);
    await waitFor(() => expect(launch).toHaveBeenCalledTimes(2));
    await userEvent.click(button);
    expect(open).toHaveBeenCalledTimes(2);
    await act(async () => finish({ url: 'https://game.example/2' }));
    await waitFor(() => expect(location.replace).toHaveBeenCalledTimes(2));
    expect(launch).toHaveBeenCalledTimes(2);
  });

  it.each([true, false])(
    'GAM-02 a venue without a balance opens as a page of the site and without a tab, with auto-transfer: %s',
    async (isAuto) => {
      const target = toLobbyTarget(createVenue({ hasWallet: false }));
      const { navigate, open, dialogs } = await launchByClick({ url: 'CRTY', isAuto, target });
      await waitFor(() => expect(navigate.mock.calls).toEqual([['/game/sport/crty']]));
      expect([open.mock.calls.length, dialogs()]).toEqual([0, []]);
    },
  );

  it('GAM-02 the URL of a venue without a balance is shown as a link', async () => {
    const target = toLobbyTarget(createVenue({ hasWallet: false }));
    await launchByClick({ url: 'https://game.example/play', target });
    const dialog = await screen.findByRole('dialog', { name: '浏览器拦下了新窗口' });
    expect(dialog).toHaveTextContent('揽月真人 已经准备好。请按下面的按钮打开，或在地址栏允许本站弹出窗口。');
    const link = screen.getByRole('link', { name: '打开 揽月真人' });
    expect(link).toHaveAttribute('target', '_blank');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('GAM-02 G1 no URL of a venue is opened while the settings list no origins', async () => {
    const { ledTo } = await launchByClick({ url: 'https://game.example/play', hasNoOrigins: true });
    expect(await screen.findByRole('alertdialog', { name: '没有进入游戏' })).toHaveTextContent(
      '数据异常，请重新进入游戏',
    );
    expect(ledTo()).toBe('');
    await close();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('GAM-02 files that cannot be loaded close the tab and are reported', async () => {
    const prepare = () => Promise.reject(new Error('chunk'));
    const { close: closeTab, warn, launch } = await launchByClick({ url: 'https://game.example/play', prepare });
    expect(await screen.findByText('进入游戏所需的文件加载失败，请再试一次。')).toBeVisible();
    expect(closeTab).toHaveBeenCalled();
    expect(launch).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([['launch.failed', { error: 'Error: chunk' }]]);
  });

  it('GAM-03 unmet turnover without a text opens the transfer dialog with an empty one', async () => {
    const { dialogs } = await launchByClick({ refusal: createRefusal(6413, '') });
    await waitFor(() =>
      expect(dialogs()).toEqual([{ kind: 'enterVenue', enName: 'bgdz', gameCode: 'BGDZ-0001', turnoverText: '' }]),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('GAM-02 a lost response closes the tab and opens the transfer dialog, which queries the outcome', async () => {
    const facts = { endpointId: 'venue.launch', requestId: 'r', outcome: 'unknown', attempts: 1 } as const;
    const { dialogs, close: closeTab } = await launchByClick({
      respond: () => Promise.reject(new TransportError('timeout', facts)),
    });
    await waitFor(() => expect(dialogs()).toEqual([{ kind: 'enterVenue', enName: 'bgdz', gameCode: 'BGDZ-0001' }]));
    expect(closeTab).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('GAM-02 the files of the wallet are loaded for a member before the first launch, and not for a guest', async () => {
    const prepare = jest.fn(async () => undefined);
    const { store } = await launchByClick({ isGuest: true, prepare });
    expect(prepare).not.toHaveBeenCalled();
    await act(async () => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    expect(prepare.mock.calls).toEqual([['wallet']]);
  });
});

it('WAL-03 reads the balance again when a member returns from the tab of a venue, and never for a guest', async () => {
  const clock = createFakeClock();
  const getBalance = jest.fn(createBalanceHandlers()['transfer.getBalance']);
  const api = createFakeApi({ ...createBalanceHandlers(), 'transfer.getBalance': getBalance });
  const { store } = await renderWithSite(<LaunchProvider category="DZ">{null}</LaunchProvider>, {
    messages: [gamesMessages],
    services: { api, clock },
  });
  const returnToPage = () =>
    act(async () => {
      clock.advance(2_000);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await returnToPage();
  expect(getBalance).not.toHaveBeenCalled();
  await act(async () => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  expect(getBalance).toHaveBeenCalledTimes(1);
  await returnToPage();
  expect(getBalance).toHaveBeenCalledTimes(2);
});
