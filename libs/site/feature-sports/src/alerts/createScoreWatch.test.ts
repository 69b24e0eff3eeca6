import type { WireGameChange } from '@pavilion/domain-sports';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { createMemoryStore, type Clock } from '@pavilion/kernel';
import { createLiveBoard } from '../testing/venueFixture.tsx';
import { claimForOneTab, type RunExclusive } from './claimForOneTab.ts';
import { createScoreWatch } from './createScoreWatch.ts';
import type { ScoreChange } from './detectScoreChanges.ts';

function createManualClock(): Clock & { readonly fire: () => void } {
  let due: (() => void)[] = [];
  return {
    now: () => 0,
    after: (_, callback) => {
      due.push(callback);
      return () => void (due = due.filter((other) => other !== callback));
    },
    fire: () => {
      const now = due;
      due = [];
      now.forEach((callback) => callback());
    },
  };
}

function setUp(stores = [createMemoryStore()]) {
  const board = createBoardStore({ scheduleFrame: (callback) => callback(), now: () => 0 });
  board.applyBoard(createLiveBoard());
  const clock = createManualClock();
  const reported: ScoreChange[][] = [];
  const runExclusive: RunExclusive = async (_, task) => task();
  const watches = stores.map((store) =>
    createScoreWatch({
      board,
      clock,
      claim: (item) => claimForOneTab(store, item, runExclusive),
      report: (events) => reported.push([...events]),
    }),
  );
  let cursor = 1;
  const change = (...games: WireGameChange[]) =>
    board.applyChanges({
      channel: 'FT.RB',
      from: cursor,
      cursor: (cursor += 1),
      time: 0,
      prices: [],
      games,
      added: [],
      leagues: [],
      removed: [],
    });
  const settle = async () => {
    clock.fire();
    await new Promise((done) => setTimeout(done, 0));
  };
  const formatReports = () =>
    reported.map((events) => events.map(({ event, match, home, away }) => `${match.id} ${event} ${home}-${away}`));
  return { watches, change, settle, formatReports };
}

describe('createScoreWatch', () => {
  it('reports goals of the followed matches only', async () => {
    const { watches, change, settle, formatReports } = setUp();
    watches[0]?.follow(['1']);
    change({ gameId: '1', sc_FT_H: '2' }, { gameId: '2', sc_FT_H: '3' });
    await settle();
    expect(formatReports()).toEqual([['1 goal 2-0']]);
  });

  it('I6 reports a goal in one of two tabs', async () => {
    const store = createMemoryStore();
    const { watches, change, settle, formatReports } = setUp([store, store]);
    watches.forEach((watch) => watch.follow(['1']));
    change({ gameId: '1', sc_FT_H: '2' });
    await settle();
    await settle();
    expect(formatReports()).toEqual([['1 goal 2-0']]);
  });

  it('I6 FAV-02 reports a goal, its cancellation and the next goal in one of two tabs each', async () => {
    const store = createMemoryStore();
    const { watches, change, settle, formatReports } = setUp([store, store]);
    watches.forEach((watch) => watch.follow(['1']));
    for (const goals of ['2', '1', '2', '1']) {
      change({ gameId: '1', sc_FT_H: goals });
      await settle();
      await settle();
    }
    expect(formatReports()).toEqual([['1 goal 2-0'], ['1 goalCancelled 1-0'], ['1 goal 2-0'], ['1 goalCancelled 1-0']]);
  });

  it('I6 refuses a key that another tab has claimed', async () => {
    const store = createMemoryStore();
    const claim = (key: string) => claimForOneTab(store, { key }, async (_, task) => task());
    expect([await claim('a'), await claim('a'), await claim('b')]).toEqual([true, false, true]);
  });

  it('reports events of the same moment together', async () => {
    const { watches, change, settle, formatReports } = setUp();
    watches[0]?.follow(['1', '2']);
    change({ gameId: '1', sc_FT_H: '2' });
    change({ gameId: '2', sc_FT_C: '1' });
    await settle();
    expect(formatReports()).toEqual([['1 goal 2-0', '2 goal 1-1']]);
  });

  it('I6 a match that is followed again reports no goal of the time between', async () => {
    const { watches, change, settle, formatReports } = setUp();
    watches[0]?.follow(['1']);
    watches[0]?.follow([]);
    change({ gameId: '1', sc_FT_H: '2' });
    watches[0]?.follow(['1']);
    await settle();
    expect(formatReports()).toEqual([]);
    change({ gameId: '1', sc_FT_H: '3' });
    await settle();
    expect(formatReports()).toEqual([['1 goal 3-0']]);
  });

  it('reports nothing for an unfollowed match or after `stop`', async () => {
    const { watches, change, settle, formatReports } = setUp();
    watches[0]?.follow(['1', '2']);
    watches[0]?.follow(['2']);
    change({ gameId: '1', sc_FT_H: '2' });
    watches[0]?.stop();
    change({ gameId: '2', sc_FT_H: '5' });
    await settle();
    expect(formatReports()).toEqual([]);
  });
});
