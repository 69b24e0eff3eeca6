import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LaunchContext } from '../launch/launchContext.ts';
import { MatchBets } from '../matchBets/MatchBets.tsx';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { gamesReducer } from '../state/gamesSlice.ts';
import { EsportsRow } from '../tables/EsportsRow.tsx';
import { createGame } from '../testing/createGame.ts';
import { createMatchDetail, createTableMatch } from '../testing/createMatch.ts';
import { createTable } from '../testing/createTable.ts';
import { EsportsList } from './EsportsList.tsx';

const game = createGame({ gameCode: 'PZDJ-0003', name: '推塔' });
const matches = [createTableMatch({ state: 'live' }), createTableMatch({ no: '8', home: '孤星', away: '破晓' })];
const states = new Map([[game.gameCode, createTable({ gameCode: game.gameCode, kind: 'moba', matches })]]);

/** Fields of a match that list and panel share. */
const pickFixture = (match = createTableMatch()) => ({ no: match.no, home: match.home, away: match.away });

async function renderList(isWide: boolean) {
  const listeners = new Set<() => void>();
  let matchesQuery = isWide;
  window.matchMedia = (() => ({
    get matches() {
      return matchesQuery;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof matchMedia;
  const read = ({ no }: { no: string }) => ({
    time: 0,
    match: createMatchDetail({ ...pickFixture(matches.find((each) => each.no === no)) }),
  });
  const view = await act(() =>
    renderWithSite(
      <LaunchContext.Provider value={jest.fn()}>
        <MatchBets>
          <EsportsList
            cards={{ Card: EsportsRow, width: 60, height: 10, placeholders: 1 }}
            games={[game]}
            tables={{ states, now: 0 }}
            onInfo={jest.fn()}
          />
        </MatchBets>
      </LaunchContext.Provider>,
      {
        messages: [gamesMessages],
        services: { api: createFakeApi({ 'venue.match': read }) },
        reducers: { games: gamesReducer as never },
      },
    ),
  );
  const resize = (next: boolean) =>
    act(async () => {
      matchesQuery = next;
      for (const listener of listeners) listener();
    });
  return { ...view, resize };
}

const getShown = () => document.querySelector('[data-match-panel]')?.getAttribute('data-match-panel');
const openSecond = () => userEvent.click(screen.getByRole('button', { name: '孤星 对 破晓，查看 14 个盘口' }));

describe('list of an e-sports lobby', () => {
  it('LOB-09 a wide window shows the first live match beside the list, and then the one that is opened', async () => {
    await renderList(true);
    await waitFor(() => expect(getShown()).toBe('PZDJ-0003.7'));
    expect(screen.getByRole('button', { name: /^赤焰/, pressed: true })).toBeVisible();
    await openSecond();
    await screen.findByText('VS');
    expect(getShown()).toBe('PZDJ-0003.8');
    expect(screen.getByRole('button', { name: /^孤星/, pressed: true })).toBeVisible();
  });

  it('LOB-09 a narrow window opens the match in a dialog, which closes', async () => {
    await renderList(false);
    expect(getShown()).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await openSecond();
    expect(await screen.findByRole('dialog', { name: '比赛详情' })).toBeVisible();
    await screen.findByText('VS');
    expect(getShown()).toBe('PZDJ-0003.8');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('LOB-09 DLG-01 a price of the dialog closes it, so that the slip or the login of a guest is visible', async () => {
    const { store } = await renderList(false);
    await openSecond();
    const listDialogs = () => store.getState().ui.dialogs.map(({ kind }) => kind);
    expect(listDialogs()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: /独赢 赤焰，赔率 1.42$/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(listDialogs()).toEqual(['loginPrompt']);
  });

  it('LOB-09 an opened match stays open when the window becomes wide', async () => {
    const { resize } = await renderList(false);
    await openSecond();
    await screen.findByRole('dialog');
    await resize(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('VS');
    expect(getShown()).toBe('PZDJ-0003.8');
  });
});
