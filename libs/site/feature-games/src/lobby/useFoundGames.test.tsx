import { createFakeClock } from '@pavilion/kernel/testing';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Game } from '../state/gamesSlice.ts';
import { createGame } from '../testing/createGame.ts';
import { useFoundGames } from './useFoundGames.ts';

const createGames = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    createGame({ gameCode: `G-${at}`, name: at % 800 === 799 ? '银河' : '游戏' }),
  );

async function renderFound(games: readonly Game[], first = '') {
  const clock = createFakeClock();
  let found: readonly Game[] = [];
  function Probe() {
    const [text, setText] = useState(first);
    found = useFoundGames(games, text);
    return <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />;
  }
  const { unmount } = await act(() => renderWithSite(<Probe />, { services: { clock } }));
  return {
    clock,
    unmount,
    input: async (text: string) => {
      await userEvent.clear(screen.getByLabelText('text'));
      if (text !== '') await userEvent.paste(text);
    },
    tick: () => act(async () => clock.advance(0)),
    read: () => found.map(({ gameCode }) => gameCode),
    isAll: () => found === games,
  };
}

describe('search of games by name', () => {
  it('GAM-01 has all games without a text, and waits for nothing', async () => {
    const { isAll, clock } = await renderFound(createGames(3), '  ');
    expect([isAll(), clock.pending()]).toEqual([true, 0]);
  });

  it('LOB-10 has the former result until all names are matched, in batches of 800', async () => {
    const { input, read, isAll, tick } = await renderFound(createGames(1_601));
    await input('银河');
    expect(isAll()).toBe(true);
    await tick();
    expect(read()).toEqual(['G-799', 'G-1599']);
  });

  it('GAM-01 ignores spaces around the text, and has all games again after the text is removed', async () => {
    const { input, read, isAll, tick } = await renderFound(createGames(800));
    await input('  银河 ');
    await tick();
    expect(read()).toEqual(['G-799']);
    await input('');
    expect(isAll()).toBe(true);
  });

  it('GAM-01 a text that matches no name has no result', async () => {
    const { input, read, tick } = await renderFound(createGames(3));
    await input('麒麟');
    await tick();
    expect(read()).toEqual([]);
  });

  it('starts no batch after the list is removed', async () => {
    const { input, unmount, clock } = await renderFound(createGames(3));
    await input('银河');
    unmount();
    expect(clock.pending()).toBe(0);
  });
});
