import { ApiError, TransportError } from '@pavilion/api-client';
import { createHash } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import type { FakeHandlers } from '@pavilion/site-testing';
import type { ActivityInfo } from '../kinds/kindTypes.ts';
import { createActivity } from '../testing/renderActivity.tsx';
import { createReward, renderPart } from '../testing/renderPart.tsx';
import { FairDraws } from './FairDraws.tsx';

type Claims = ActivityInfo['claims'];

const seeds = { no: 3, hash: 'f00d', nextHash: 'beef', clientSeed: 'mine', nonce: 5 };
const rewards = [createReward('a', { chance: '100.00', measure: 'none' }), createReward('b', { chance: '0.00' })];
const serverSeed = 'secret';
const hash = createHash('sha256').update(serverSeed).digest('hex');
const proof = { no: 2, hash, clientSeed: 'x', nonce: 4 };
const claim = { claimId: '1', rewardId: 'a', name: '奖品', amount: '3.00', createTime: 1_763_690_400_000 };

async function renderFair({
  claims = [],
  note,
  handlers = {},
}: {
  claims?: Claims;
  note?: string;
  handlers?: FakeHandlers;
}) {
  const activity = createActivity('drawGift', rewards, { ...(note !== undefined && { note }) });
  const info = { activityId: '7', rewards: [], claims };
  return renderPart(<FairDraws activity={activity} info={info} seeds={seeds} />, { handlers });
}
const field = () => screen.getByLabelText('新的种子');
const submit = () => screen.getByRole('button', { name: '更换种子' });

describe('former draws', () => {
  it('ACT-01 shows hash, own seed and nonce of the next draw, and no list without a draw', async () => {
    const { container } = await renderFair({ claims: [claim] });
    expect(screen.getByRole('heading', { name: '公平验证' })).toBeVisible();
    expect([...container.querySelectorAll('dl > *')].map((each) => each.textContent)).toEqual([
      '服务器种子指纹（SHA-256）',
      'f00d',
      '您的种子',
      'mine',
      '下一次的序号',
      '5',
    ]);
    expect(screen.queryByRole('list')).toBeNull();
    expect(container.querySelector('h2')?.parentElement?.nextElementSibling?.tagName).toBe('DL');
  });

  it('ACT-01 explains how the platform draws', async () => {
    await renderFair({ note: '结果由种子算出。' });
    expect(screen.getByText('结果由种子算出。')).toBeVisible();
  });

  it('ACT-01 lists the draws with a proof only, with time, pair and nonce', async () => {
    await renderFair({ claims: [claim, { ...claim, claimId: '2', proof }, { ...claim, claimId: '3', proof }] });
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '奖品2025-11-21 10:00 · 第 2 组种子，序号 4更换种子后可核对',
      '奖品2025-11-21 10:00 · 第 2 组种子，序号 4更换种子后可核对',
    ]);
  });

  it.each`
    why                             | rewardId | hash         | verdict
    ${'prize and seed fit'}         | ${'a'}   | ${hash}      | ${'right'}
    ${'the prize is another one'}   | ${'b'}   | ${hash}      | ${'wrong'}
    ${'the seed was not published'} | ${'a'}   | ${'deadbee'} | ${'wrong'}
  `('ACT-01 a check is $verdict if $why', async ({ rewardId, hash: published, verdict }) => {
    const revealed = { ...proof, serverSeed, hash: published as string };
    const { user, container } = await renderFair({
      claims: [{ ...claim, rewardId: rewardId as string, proof: revealed }],
    });
    expect(container.querySelector('[data-verdict]')).toBeNull();
    expect(screen.queryByText('更换种子后可核对')).toBeNull();
    await user.click(screen.getByRole('button', { name: '核对' }));
    const shown = await screen.findByText(verdict === 'right' ? '核对无误' : '核对不符');
    expect(shown).toHaveAttribute('data-verdict', verdict as string);
  });

  it('ACT-01 shows that the browser does not allow to copy the record', async () => {
    const { user, toasts } = await renderFair({ claims: [{ ...claim, proof: { ...proof, serverSeed } }] });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: '复制记录' }));
    await waitFor(() => expect(toasts).toMatchObject([{ text: '浏览器不允许复制' }]));
  });
});

describe('new seed', () => {
  it('ACT-01 has a field for a seed of up to 32 characters with its explanation', async () => {
    await renderFair({});
    expect(field()).toHaveAttribute('maxlength', '32');
    expect(field()).toHaveValue('');
    expect(screen.getByText('更换后公开旧的服务器种子，之前的抽奖即可核对。')).toBeVisible();
    expect(screen.queryByText('只能使用字母、数字、- 和 _')).toBeNull();
    expect(submit()).toBeDisabled();
  });

  it.each`
    typed        | isValid
    ${'lucky-8'} | ${true}
    ${'A_1'}     | ${true}
    ${'a'}       | ${true}
    ${'种子'}    | ${false}
    ${'a b'}     | ${false}
    ${'a!'}      | ${false}
    ${'!a'}      | ${false}
  `('ACT-01 the seed "$typed" is valid: $isValid', async ({ typed, isValid }) => {
    const rotate = jest.fn<{ seeds: typeof seeds }, [unknown]>(() => ({ seeds }));
    const { user } = await renderFair({ handlers: { 'promotions.rotateSeed': rotate } });
    await user.type(field(), `${typed as string}{Enter}`);
    expect(submit().hasAttribute('disabled')).toBe(!isValid);
    expect(screen.queryAllByText('只能使用字母、数字、- 和 _')).toHaveLength(isValid ? 0 : 1);
    expect(rotate.mock.calls.map(([body]) => body)).toEqual(
      isValid ? [{ activityId: '7', clientSeed: typed as string }] : [],
    );
  });

  it('ACT-01 sends one seed at a time', async () => {
    let respond: (response: { seeds: typeof seeds }) => void = () => undefined;
    const rotate = jest.fn(() => new Promise<{ seeds: typeof seeds }>((resolve) => (respond = resolve)));
    const { user, container } = await renderFair({ handlers: { 'promotions.rotateSeed': rotate } });
    await user.type(field(), 'lucky{Enter}{Enter}');
    expect(submit()).toBeDisabled();
    expect(rotate).toHaveBeenCalledTimes(1);
    respond({ seeds });
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(container.querySelector('[data-tone]')).toBeNull();
  });

  it.each`
    failure                                                                                                                     | text
    ${new ApiError(6012, { endpointId: 'promotions.rotateSeed', requestId: 'r', serverMessage: '还有抽奖没有结束', data: {} })} | ${'还有抽奖没有结束'}
    ${new TransportError('timeout', { endpointId: 'promotions.rotateSeed', requestId: 'r', outcome: 'unknown', attempts: 1 })}  | ${'没有更换成功，请再试一次。'}
  `('ACT-01 ERR-09 a failed change shows "$text" and can be repeated', async ({ failure, text }) => {
    const rotate = () => Promise.reject(failure as Error);
    const { user } = await renderFair({ handlers: { 'promotions.rotateSeed': rotate } });
    await user.type(field(), 'lucky{Enter}');
    const notice = await screen.findByText(text as string);
    expect(notice).toHaveAttribute('role', 'alert');
    expect(notice).toHaveAttribute('data-tone', 'danger');
    expect(submit()).toBeEnabled();
  });
});
