import { formatMinor } from '@pavilion/kernel';
import { capsByGameType } from '../betting/payoutCaps.ts';
import { MAX_STAKE, MAX_UNIT, MIN_STAKE, MIN_UNIT } from '../betting/stakeLimits.ts';
import { type SandboxHandlers } from '../server/handlerTypes.ts';
import { type Platform } from '../server/platform.ts';
import { Refusal } from '../server/refusal.ts';
import { langxOf } from '../content/langxOf.ts';

/** Path of the push socket on the site's own origin. */
export const FEED_PATH = '/ws/sport';

const BAD_PARAMETER = 6301;
const NO_DATA = 6303;
const VENUE_MAINTENANCE = 6415;
const SPORT_VENUE = 'crty';

const wireCaps = Object.fromEntries([...capsByGameType].map(([type, usd]) => [type, formatMinor(usd * 100n)]));

/** The local sport venue behind `resource`, and the front page's matches (§7 games). */
export const sportHandlers = (platform: Platform) => {
  const { world, settings, betting } = platform;
  const requireVenue = (venue: string) => {
    if (settings.current().maintainedVenues.includes(venue)) throw new Refusal(VENUE_MAINTENANCE);
  };
  return {
    'sport.session': () => {
      requireVenue(SPORT_VENUE);
      return {
        serverTime: world.clock().at,
        feedPath: FEED_PATH,
        counts: { ...world.counts() },
        goldMin: formatMinor(MIN_STAKE),
        goldMax: formatMinor(MAX_STAKE),
        unitMin: formatMinor(MIN_UNIT),
        unitMax: formatMinor(MAX_UNIT),
        payoutCaps: wireCaps,
        usdRate: settings.current().usdRate,
        inPlayDelay: settings.current().inPlayDelayMs / 1000,
      };
    },
    'sport.board': ({ body }) => {
      requireVenue(SPORT_VENUE);
      return world.board(`${body.gameType}.${body.showType}`, langxOf(body.Request.langx));
    },
    'sport.changes': ({ body }) => {
      requireVenue(SPORT_VENUE);
      const changes = world.changesSince(body.channel, body.cursor, langxOf(body.Request.langx));
      if (changes === 'tooOld') throw new Refusal(NO_DATA);
      return changes;
    },
    'sport.game': ({ body }) => {
      requireVenue(SPORT_VENUE);
      const board = world.board(`GAME.${body.gameId}`, langxOf(body.Request.langx));
      if (board.games.length === 0) throw new Refusal(NO_DATA);
      return board;
    },
    'sport.placeBet': async (call) => {
      requireVenue(SPORT_VENUE);
      if (call.body.requestId !== call.requestId) throw new Refusal(BAD_PARAMETER);
      const outcome = await call.once((tx) => betting.place(tx, call.member, call.body, call.now));
      if (outcome.status === 'PENDING' && outcome.ticketId !== undefined) betting.watch(outcome.ticketId);
      return outcome;
    },
    'sport.placeSeries': (call) => {
      requireVenue(SPORT_VENUE);
      return { status: 'REJECTED', requestId: call.body.requestId, reason: 'closed' };
    },
    'sport.betStatus': async ({ body, member, settled }) => {
      await settled(body.requestId);
      return betting.statusOf(member.id, body.requestId);
    },
    'video.hotLiveMatchDetail': ({ body }) => ({ ...world.hot(langxOf(body.langx)), feedPath: FEED_PATH }),
  } satisfies Partial<SandboxHandlers>;
};
