import { renderWithSite } from '@pavilion/site-testing';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { buildMatchSubscription, joinSubscriptions, useMatchSubscriptions } from './useMatchSubscriptions.ts';

it('SPT-09 keeps the subscriptions of matches that are still wanted, and ends all with the component', async () => {
  const log: string[] = [];
  const subscribe = (channel: string, { gameIds }: { gameIds: readonly string[] }) => {
    log.push(`+${channel}/${gameIds.join()}`);
    return () => void log.push(`-${channel}/${gameIds.join()}`);
  };
  let show = (_gameIds: readonly string[]): void => undefined;
  function Watch() {
    const [gameIds, setGameIds] = useState<readonly string[]>(['1', '2']);
    show = setGameIds;
    useMatchSubscriptions(joinSubscriptions(gameIds.map((id) => buildMatchSubscription(`GAME.${id}`, id))));
    return null;
  }
  const { unmount } = await renderWithSite(<Watch />, { services: { sportFeed: { subscribe } as never } });
  act(() => show(['2', '3', '3']));
  expect(log.splice(0)).toEqual(['+GAME.1/1', '+GAME.2/2', '+GAME.3/3', '-GAME.1/1']);
  unmount();
  expect(log).toEqual(['-GAME.2/2', '-GAME.3/3']);
});
