import { watchOnline } from '@pavilion/api-client/browser';
import { HOT_CHANNEL, parseChannel, parseMatchChannel, type SportFeedPorts } from '@pavilion/domain-sports';
import { createBoardStore, createSportFeed } from '@pavilion/domain-sports/feed';
import { toLangx, type Services } from '@pavilion/site-contract';
import { systemClock } from '@pavilion/kernel';
import { createFeedSocketOpener } from './createFeedSocketOpener.ts';

type FeedServices = Pick<Services, 'api' | 'session' | 'i18n' | 'openSocket'>;

/**
 * Creates board and feed on the api and socket of the site.
 *
 * A guest may not call `resource`, so a guest's only board is the channel of the front page, from `hotLive/matchDetail`.
 */
export function createSports(services: FeedServices): Pick<Services, 'board' | 'sportFeed'> {
  const board = createBoardStore({ scheduleFrame: (run) => void requestAnimationFrame(run), now: systemClock.now });
  const sportFeed = createSportFeed({
    board,
    loadBoard: createBoardLoader(services),
    loadChanges: createChangesLoader(services),
    openSocket: createFeedSocketOpener(services),
    clock: systemClock,
    visibility: pageVisibility,
    wake: onlineWake,
    langx: () => toLangx(services.i18n.locale()),
  });
  return { board, sportFeed };
}

const pageVisibility: NonNullable<SportFeedPorts['visibility']> = {
  isHidden: () => document.hidden,
  subscribe: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** A visible page is reported by `pageVisibility`. */
const onlineWake: NonNullable<SportFeedPorts['wake']> = {
  subscribe: (listener) => watchOnline((isOnline) => listener(isOnline ? 'online' : 'offline')),
};

const createFeedRequest = ({ session, i18n }: FeedServices) => ({
  timestamp: systemClock.now(),
  token: session.token(),
  langx: toLangx(i18n.locale()),
  remoteip: '',
});

function createBoardLoader(services: FeedServices): SportFeedPorts['loadBoard'] {
  return async (channel, signal, compact) => {
    const resource = { enName: 'crty', Request: createFeedRequest(services) } as const;
    const gameId = parseMatchChannel(channel);
    if (gameId) return services.api.call('sport.game', { method: 'game', ...resource, gameId }, { signal });
    if (channel === HOT_CHANNEL)
      return services.api.call(
        'video.hotLiveMatchDetail',
        { langx: toLangx(services.i18n.locale()), compact },
        { signal },
      );
    const names = parseChannel(channel);
    if (!names) throw new Error(`loadBoard: ${channel} is not a channel.`);
    return services.api.call('sport.board', { method: 'board', ...resource, ...names, compact }, { signal });
  };
}

function createChangesLoader(services: FeedServices): SportFeedPorts['loadChanges'] {
  return async (channel, cursor, signal) => {
    const body = { method: 'changes', enName: 'crty', Request: createFeedRequest(services), channel, cursor } as const;
    return services.api.call('sport.changes', body, { signal });
  };
}
