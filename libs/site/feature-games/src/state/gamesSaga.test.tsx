import { ApiError, TransportError } from '@pavilion/api-client';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act } from '@testing-library/react';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { createGame } from '../testing/createGame.ts';
import { gamesSaga } from './gamesSaga.ts';
import { gamesActions, gamesReducer, type Game } from './gamesSlice.ts';

interface Call {
  readonly name: string;
  /** `stored`: the star that the platform returns. */
  readonly resolve: (stored?: boolean) => Promise<void>;
  readonly reject: (error: Error) => Promise<void>;
}

async function createStars() {
  const calls: Call[] = [];
  const respond = (isFavourite: boolean) => (body: { gameCode: string }) =>
    new Promise<{ gameCode: string; isFavourite: boolean }>((resolve, reject) => {
      calls.push({
        name: `${isFavourite ? 'add' : 'remove'} ${JSON.stringify(body)}`,
        resolve: (stored = isFavourite) => act(async () => resolve({ gameCode: body.gameCode, isFavourite: stored })),
        reject: (error) => act(async () => reject(error)),
      });
    });
  const site = await renderWithSite(<p />, {
    messages: [gamesMessages],
    reducers: { games: gamesReducer as never },
    saga: gamesSaga as never,
    services: {
      api: createFakeApi({ 'collection.addCollection': respond(true), 'collection.removeCollection': respond(false) }),
    },
  });
  const toggle = (game: Game) => act(async () => void site.store.dispatch(gamesActions.starToggled(game)));
  const read = (code: string) => {
    const star = site.store.getState().games?.favourites[code];
    return star && [star.isWanted, star.isConfirmed];
  };
  return { ...site, calls, names: () => calls.map(({ name }) => name), toggle, read };
}

const first = createGame({ gameCode: 'A' });
const second = createGame({ gameCode: 'B', isFavourite: true });
const refusal = (serverMessage: string) =>
  new ApiError(6777, { endpointId: 'collection.addCollection', requestId: 'r', serverMessage });

describe('sending of stars', () => {
  it('GAM-01 a new star is added, and a removed one is removed, at the same time', async () => {
    const { toggle, names, calls, read } = await createStars();
    await toggle(first);
    await toggle(second);
    expect(names()).toEqual(['add {"gameCode":"A"}', 'remove {"gameCode":"B"}']);
    await calls[0]?.resolve();
    await calls[1]?.resolve();
    expect([read('A'), read('B')]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(names()).toHaveLength(2);
  });

  it('GAM-01 a star that changes during its call is sent after it', async () => {
    const { toggle, names, calls, read } = await createStars();
    await toggle(first);
    await toggle(first);
    expect(names()).toEqual(['add {"gameCode":"A"}']);
    await calls[0]?.resolve();
    expect(names()).toEqual(['add {"gameCode":"A"}', 'remove {"gameCode":"A"}']);
    await calls[1]?.resolve();
    expect(read('A')).toEqual([false, false]);
  });

  it('GAM-01 a star that is as sent at the end of its call is not sent again', async () => {
    const { toggle, names, calls } = await createStars();
    await toggle(first);
    await toggle(first);
    await toggle(first);
    await calls[0]?.resolve();
    expect(names()).toHaveLength(1);
  });

  it('GAM-01 a star that the platform did not change is shown as the platform has it, and is not sent again', async () => {
    const { toggle, names, calls, read } = await createStars();
    await toggle(first);
    await calls[0]?.resolve(false);
    expect(names()).toHaveLength(1);
    expect(read('A')).toEqual([false, false]);
  });

  it.each([
    ['with the text of the platform', refusal('收藏已满'), '收藏已满'],
    [
      'without a text',
      new TransportError('timeout', { endpointId: 'x', requestId: 'r', outcome: 'none', attempts: 1 }),
      '收藏没有保存，请再试一次',
    ],
  ])('GAM-01 a refusal %s is reported, and the next change is sent', async (_what, error, text) => {
    const { toggle, names, calls, read, toasts } = await createStars();
    await toggle(first);
    await calls[0]?.reject(error);
    expect(toasts).toEqual([expect.objectContaining({ kind: 'error', text })]);
    expect(read('A')).toEqual([false, false]);
    await toggle(first);
    expect(names()).toHaveLength(2);
    await calls[1]?.resolve();
    expect(read('A')).toEqual([true, true]);
  });
});
