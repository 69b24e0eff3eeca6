import { ApiError, TransportError, type ResponseOf } from '@pavilion/api-client';
import { errorMessages } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LaunchContext } from '../launch/launchContext.ts';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { createGame } from '../testing/createGame.ts';
import { InfoDialog } from './InfoDialog.tsx';

type Info = ResponseOf<'venue.gameInfo'>;

const createInfo = (change: Partial<Info> = {}): Info => ({
  game: createGame(),
  minStake: '1.00',
  maxStake: '1000.00',
  roundMax: '25000.00',
  rules: ['三轮三行。', '三个相同图案派彩。'],
  spots: [],
  paytable: [],
  ...change,
});

const refuse = (code: number) =>
  new ApiError(code, { endpointId: 'venue.gameInfo', requestId: 'r', serverMessage: '' });

async function renderInfo(respond: () => Info | Promise<Info>) {
  const read = jest.fn((_body: { gameCode: string }) => respond());
  const spies = { onClose: jest.fn(), play: jest.fn() };
  await act(() =>
    renderWithSite(
      <LaunchContext.Provider value={spies.play}>
        <InfoDialog gameCode="BGDZ-0001" onClose={spies.onClose} />
      </LaunchContext.Provider>,
      {
        messages: [gamesMessages, errorMessages, loadFailureMessages],
        services: { api: createFakeApi({ 'venue.gameInfo': read }) },
      },
    ),
  );
  return { read, ...spies };
}

const readDetails = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent.trim()]);
const readRows = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('rules of a game', () => {
  it('GAM-01 have the limits, the return, the features and the rules, and launch the game', async () => {
    const { read, play, onClose } = await renderInfo(() =>
      createInfo({ game: createGame({ tags: ['免费旋转', '倍数'] }) }),
    );
    expect(read.mock.calls.map(([body]) => body)).toEqual([{ gameCode: 'BGDZ-0001' }]);
    const dialog = screen.getByRole('dialog', { name: '黄金麒麟传奇' });
    expect(readDetails()).toEqual([
      ['场馆', '百工电子'],
      ['单注限额', '¥1 至 ¥1,000'],
      ['单局上限', '¥25,000'],
      ['返还率（RTP）', '96.50%'],
      ['特色', '免费旋转 · 倍数'],
    ]);
    const sheet = within(dialog).getByRole('region', { name: '规则' });
    expect([...sheet.querySelectorAll('h3 ~ p')].map(({ textContent }) => textContent)).toEqual([
      '三轮三行。',
      '三个相同图案派彩。',
      '返还率是长期平均值，每一局的结果互不相关。',
      '每局的随机数事先承诺，事后可以自行验证。没有自动投注。',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: '进入游戏' }));
    expect(play.mock.calls).toEqual([
      [{ enName: 'bgdz', gameCode: 'BGDZ-0001', name: '黄金麒麟传奇', state: 'open', hasWallet: true }],
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('GAM-01 of a game without features have no line for them', async () => {
    await renderInfo(() => createInfo());
    expect(readDetails().map(([name]) => name)).toEqual(['场馆', '单注限额', '单局上限', '返还率（RTP）']);
  });

  it.each([
    ['maintenance', '百工电子 维护中'],
    ['regionLimited', '百工电子 地区受限'],
  ] as const)('GAM-01 of a venue in the state %s show "%s" and launch nothing', async (venueState, text) => {
    const { play } = await renderInfo(() => createInfo({ game: createGame({ venueState }) }));
    expect(readDetails()[0]).toEqual(['场馆', text]);
    const button = screen.getByRole('button', { name: '进入游戏' });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(play).not.toHaveBeenCalled();
  });

  it('GAM-01 the payouts of a slot are by symbol, the largest number of symbols first', async () => {
    await renderInfo(() =>
      createInfo({
        spots: [{ name: '旋转', pays: '500.00' }],
        paytable: [
          {
            name: '百搭',
            pays: [
              { count: 3, pays: '5.00' },
              { count: 5, pays: '500.00' },
            ],
          },
          {
            name: '铜钱',
            pays: [
              { count: 4, pays: '2.50' },
              { count: 3, pays: '1.00' },
            ],
          },
        ],
      }),
    );
    expect(screen.getByRole('table', { name: '赔付表' })).toBeVisible();
    expect(readRows()).toEqual([
      ['图案', '5 个', '4 个', '3 个'],
      ['百搭', '500.00 倍', '–', '5.00 倍'],
      ['铜钱', '–', '2.50 倍', '1.00 倍'],
    ]);
  });

  it('GAM-01 the payouts of a table game are by spot, also for two spots of one name', async () => {
    await renderInfo(() =>
      createInfo({
        spots: [
          { name: '庄', pays: '1.95' },
          { name: '对子', pays: '12.00' },
          { name: '对子', pays: '26.00' },
        ],
      }),
    );
    expect(screen.getByRole('table', { name: '赔付表' })).toBeVisible();
    expect(readRows()).toEqual([
      ['投注项', '赔付（含本金）'],
      ['庄', '1.95 倍'],
      ['对子', '12.00 倍'],
      ['对子', '26.00 倍'],
    ]);
  });

  it('GAM-01 have a status and no button of the game while they are read', async () => {
    const { onClose } = await renderInfo(() => new Promise<never>(() => undefined));
    expect(screen.getByRole('dialog', { name: '规则' })).toBeVisible();
    expect(screen.getByRole('status', { name: '正在加载规则' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '进入游戏' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('GAM-01 of a game that does not exist have a text without a retry', async () => {
    await renderInfo(() => Promise.reject(refuse(6004)));
    expect(screen.getByText('没有这款游戏')).toBeVisible();
    expect(screen.getByText('它可能已经下架，请在列表里另选一款。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('GAM-01 that cannot be read are read again on request', async () => {
    let isDown = true;
    const facts = { endpointId: 'venue.gameInfo', requestId: 'r', outcome: 'none', attempts: 1 } as const;
    const { read } = await renderInfo(async () => {
      if (isDown) throw new TransportError('timeout', facts);
      return createInfo();
    });
    expect(screen.getByText('没有读取成功')).toBeVisible();
    expect(screen.queryByText('没有这款游戏')).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('dialog', { name: '黄金麒麟传奇' })).toBeVisible();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
