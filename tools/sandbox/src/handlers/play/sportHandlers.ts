import { formatMinor } from '@pavilion/kernel';
import type { BetOutcome } from '@pavilion/sandbox-platform/betting/bets/betTypes';
import { toSeriesOrder, toSingleOrder } from '@pavilion/sandbox-platform/betting/placing/toOrder';
import { payoutCaps } from '@pavilion/sandbox-platform/betting/placing/payoutCaps';
import { MAX_STAKE, MIN_STAKE, MIN_UNIT } from '@pavilion/sandbox-platform/betting/placing/stakeLimits';
import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import type { SportChanges, WireCentre, WorldChanges } from '@pavilion/sandbox-world';
import { createVenueBets } from './createVenueBets.ts';
import { packBoard } from '../../feed/packBoard.ts';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import { parseLangx } from '../../request/parseLangx.ts';

/** Path of the push socket on the origin of the site. */
export const FEED_PATH = '/ws/sport';

const SPORT_VENUE = 'crty';

const wireCaps = Object.fromEntries(payoutCaps.map(([type, usd]) => [type, formatMinor(BigInt(usd) * 100n)]));

interface CentreRequest {
  readonly gameId: string;
  readonly cursor?: number | undefined;
  readonly Request: { readonly langx: string };
}

interface Identified {
  readonly requestId: string;
  readonly body: { readonly requestId: string };
}

const requireSameId = ({ body, requestId }: Identified): void => {
  if (body.requestId !== requestId) throw new Refusal(errorCodes.parameterError);
};

/** Converts changes for polling clients: named fields, without the sequence numbers of compact frames. */
const toSportChanges = ({ channel, from, cursor, time, ...changes }: WorldChanges): SportChanges => {
  const { prices, games, added, leagues, removed } = changes;
  return { channel, from, cursor, time, prices, games, added, leagues, removed };
};

const isSportVenue = ({ enName }: { readonly enName: string }): boolean => enName.toLowerCase() === SPORT_VENUE;

const requireVenue = (settings: Platform['settings'], venue: string): void => {
  if (settings.current().maintainedVenues.includes(venue)) throw new Refusal(errorCodes.venueMaintenance);
};

/** Reads the centre of a match, or its changes after a cursor. */
function readCentre({ world, settings }: Platform, { gameId, cursor, Request }: CentreRequest): WireCentre {
  requireVenue(settings, SPORT_VENUE);
  const langx = parseLangx(Request.langx);
  const centre = cursor === undefined ? world.centre(gameId, langx) : world.centreSince(gameId, cursor, langx);
  if (centre === undefined || centre === 'tooOld') throw new Refusal(errorCodes.noData);
  return centre;
}

/** Handlers of bets at the sport venue and at e-sports venues. */
const createBetHandlers = (platform: Platform) => {
  const { settings, betting } = platform;
  const venueBets = createVenueBets(platform);
  /** Schedules the decision of a bet that was stored as pending. */
  const watchBet = (outcome: BetOutcome): BetOutcome => {
    if (outcome.status === 'PENDING' && outcome.ticketId !== undefined) betting.watch(outcome.ticketId);
    return outcome;
  };
  return {
    'sport.placeBet': async (call) => {
      requireSameId(call);
      if (!isSportVenue(call.body)) return venueBets.place(call);
      requireVenue(settings, SPORT_VENUE);
      const { member, now } = call;
      return watchBet(await call.once((tx) => betting.place(tx, { member, order: toSingleOrder(call.body), now })));
    },
    'sport.placeSeries': async (call) => {
      requireVenue(settings, SPORT_VENUE);
      requireSameId(call);
      const { member, now } = call;
      return watchBet(await call.once((tx) => betting.place(tx, { member, order: toSeriesOrder(call.body), now })));
    },
    'sport.betStatus': async (call) => {
      const { body, member, settled } = call;
      if (!isSportVenue(body)) return venueBets.readStatus(call);
      await settled(body.requestId);
      return betting.readBetOutcome(member.id, body.requestId);
    },
  } satisfies Partial<SandboxHandlers>;
};

/** Handlers of the local sport venue behind `resource`, and of the matches on the home page (§7 games). */
export const createSportHandlers = (platform: Platform) => {
  const { world, settings } = platform;
  return {
    'sport.session': () => {
      requireVenue(settings, SPORT_VENUE);
      return {
        serverTime: world.clock().at,
        feedPath: FEED_PATH,
        counts: { ...world.counts() },
        goldMin: formatMinor(MIN_STAKE),
        goldMax: formatMinor(MAX_STAKE),
        unitMin: formatMinor(MIN_UNIT),
        unitMax: formatMinor(MAX_STAKE),
        payoutCaps: wireCaps,
        usdRate: settings.current().usdRate,
        inPlayDelay: settings.current().inPlayDelayMs / 1000,
      };
    },
    'sport.board': ({ body }) => {
      requireVenue(settings, SPORT_VENUE);
      const board = world.board(`${body.gameType}.${body.showType}`, parseLangx(body.Request.langx));
      return body.compact === true ? packBoard(board) : board;
    },
    'sport.changes': ({ body }) => {
      requireVenue(settings, SPORT_VENUE);
      const changes = world.changesSince(body.channel, body.cursor, parseLangx(body.Request.langx));
      if (changes === 'tooOld') throw new Refusal(errorCodes.noData);
      return toSportChanges(changes);
    },
    'sport.game': ({ body }) => {
      requireVenue(settings, SPORT_VENUE);
      return world.board(`GAME.${body.gameId}`, parseLangx(body.Request.langx));
    },
    'sport.centre': ({ body }) => readCentre(platform, body),
    ...createBetHandlers(platform),
    'video.hotLiveMatchDetail': ({ body }) => {
      const board = world.hot(parseLangx(body.langx));
      return { ...(body.compact === true ? packBoard(board) : board), feedPath: FEED_PATH };
    },
  } satisfies Partial<SandboxHandlers>;
};
