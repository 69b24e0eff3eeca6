import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createRefusal,
  defaultHandlers,
  getCell,
  mockLayout,
  renderVenue,
  selectPrice,
} from '../testing/venueFixture.tsx';
import { selectDesk } from '../state/sportsState.ts';
import { SLOW_MS } from '../venueFrame/useSportSession.ts';

beforeAll(mockLayout);

it('a dock that a selection has opened is closed when the player leaves the venue', async () => {
  const { store, unmount } = await renderVenue();
  await selectPrice(getCell('1.RM.0.H'));
  expect(selectDesk(store.getState()).isDockOpen).toBe(true);
  unmount();
  expect(selectDesk(store.getState()).isDockOpen).toBe(false);
});

describe('entering the venue', () => {
  it('NAV-04 loads the session data before it shows the board', async () => {
    const requests: unknown[] = [];
    await renderVenue({
      handlers: {
        'sport.session': (request, options) => {
          requests.push(request);
          return defaultHandlers['sport.session']?.(request, options) as never;
        },
      },
    });
    expect(requests).toEqual([expect.objectContaining({ method: 'session', enName: 'crty' })]);
    expect(await screen.findByRole('grid', { name: '赛事盘口' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '滚球，2 场' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each`
    code    | words
    ${6303} | ${'数据异常，请重新进入游戏'}
    ${6302} | ${'数据异常，请重新进入游戏'}
    ${6415} | ${'场馆维护中'}
    ${6005} | ${'没能进入体育场馆'}
  `('F-RTE-16 ERR-05 shows $words for session data refused with $code and offers a retry', async ({ code, words }) => {
    let isBroken = true;
    const session = defaultHandlers['sport.session'];
    await renderVenue({
      handlers: {
        'sport.session': (request, options) => {
          if (isBroken) throw createRefusal(code as number);
          return session?.(request, options) as never;
        },
      },
    });
    expect(await screen.findByText(words as string)).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: '重新进入' }));
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });

  it('F-RTE-16 reports slow session data and offers a retry', async () => {
    jest.useFakeTimers();
    try {
      await renderVenue({ handlers: { 'sport.session': () => new Promise(() => undefined) } });
      expect(screen.getByText('正在进入体育场馆…')).toBeInTheDocument();
      const { act } = await import('@testing-library/react');
      await act(async () => jest.advanceTimersByTime(SLOW_MS));
      expect(screen.getByText('进入场馆用时较长，请检查网络后重试。')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: '重新进入' })).toBeEnabled();
    } finally {
      jest.useRealTimers();
    }
  });

  it('DSK-06 a dock over the board is folded after a load, with the number of kept selections, until a pick', async () => {
    const { store } = await renderVenue({ slip: true });
    const dock = screen.getByRole('complementary', { name: '投注区' });
    expect(dock).not.toHaveAttribute('data-open');
    expect(screen.getByLabelText('打开投注单，1 项')).not.toHaveAttribute('data-hidden');
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['1.RE.0.H']);
    await selectPrice(getCell('2.RE.0.H'));
    expect(dock).toHaveAttribute('data-open');
  });

  it('SPT-02 the number beside a sport is that of the matches which a click shows', async () => {
    await renderVenue();
    const getName = (sport: string) =>
      screen.getByRole('button', { name: new RegExp(`^${sport}，`) }).getAttribute('aria-label');
    expect(['足球', '篮球', '虚拟足球'].map(getName)).toEqual(['足球，2 场', '篮球，1 场', '虚拟足球，4 场']);
    await userEvent.click(screen.getByRole('button', { name: '早盘，30 场' }));
    expect(['足球', '篮球', '虚拟足球'].map(getName)).toEqual(['足球，30 场', '篮球，5 场', '虚拟足球，4 场']);
  });

  it('shows the slip with a selection from the home page', async () => {
    const { store, board } = await renderVenue({ slip: true });
    expect(screen.getByRole('textbox', { name: '投注金额' })).toBeVisible();
    expect(store.getState().slip.limits).toEqual({ min: '10.00', max: '50000.00' });
    expect(board.getPrice('1.RE.0.H')).toBeDefined();
  });

  it('NAV-04 offers a link to the venue for an unknown name', async () => {
    await renderVenue({ path: '/game/sport/nowhere' });
    expect(screen.getByRole('button', { name: '进入体育场馆' })).toBeInTheDocument();
  });
});
