import { createBet, createFakeApi, createFakeSession } from '@pavilion/site-testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRefusal } from '../testing/venueFixture.tsx';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { useOpenBets } from './useOpenBets.ts';

function Bets({ isVisible = true }: { readonly isVisible?: boolean }) {
  const { status, total, list, reload } = useOpenBets(isVisible);
  return <button onClick={reload}>{[status, total, ...list.map(({ betId }) => betId)].join(' ')}</button>;
}

/** Renders open bets of a platform whose list changes. */
async function renderBets(first: readonly string[], total?: number) {
  const platform = { ids: first, total, isDown: false };
  const view = await renderWithBoard(<Bets />, {
    boards: [],
    state: { session: { status: 'member', userId: '7', member: undefined } as never },
    services: {
      session: createFakeSession({ token: 'token', userId: '7' }),
      api: createFakeApi({
        'record.betRecordList': () => {
          if (platform.isDown) throw createRefusal(6005);
          const list = platform.ids.map((betId) => createBet({ betId }));
          return { total: platform.total ?? list.length, list };
        },
      }),
    },
  });
  const reload = async (ids: readonly string[]) => {
    platform.ids = ids;
    await userEvent.click(screen.getByRole('button'));
  };
  const listReports = () => view.changes.filter((change) => 'tags' in change);
  return { ...view, platform, reload, listReports };
}

const readBets = () => screen.getByRole('button').textContent;

it('SLP-11 shows the open bets of the member and reports each settlement once', async () => {
  const { reload, listReports } = await renderBets(['1', '2']);
  expect(readBets()).toBe('ready 2 1 2');
  await reload(['1', '2', '3']);
  await waitFor(() => expect(readBets()).toBe('ready 3 1 2 3'));
  expect(listReports()).toEqual([]);
  await reload(['2', '3']);
  await waitFor(() => expect(readBets()).toBe('ready 2 2 3'));
  expect(listReports()).toEqual([{ tags: ['bets', 'balance'] }]);
});

it('SLP-11 a bet that has left the first page of a longer list is not reported as settled', async () => {
  const { reload, listReports } = await renderBets(['1', '2'], 51);
  await reload(['2', '3']);
  await waitFor(() => expect(readBets()).toBe('ready 51 2 3'));
  expect(listReports()).toEqual([]);
});
