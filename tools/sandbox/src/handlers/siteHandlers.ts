import { listGameNames } from '@pavilion/sandbox-venues/lobby/listGameNames';
import { parseLangx } from '../request/parseLangx.ts';
import { buildNavigation } from './navigation.ts';
import type { SandboxHandlers } from '../request/handlerTypes.ts';
import type { Platform } from '../request/platform.ts';

/** Areas of calls beyond the specification (ruling W5). */
const OFFERED_AREAS = [
  'sessions',
  'help',
  'vip',
  'partners',
  'feedback',
  'service',
  'promotions',
  'lobby',
  'limits',
  'search',
  'favourites',
] as const;

/** Handlers of navigation, notices, site settings (§7 advertising, configuration) and the names for the search. */
export const createSiteHandlers = ({ db, world, settings, startedAt, venueOrigin }: Platform) =>
  ({
    'advertising.navigationList': () => buildNavigation(settings.current()),
    'advertising.queryNoticeListByPage': ({ body, locale, siteId }) => {
      const notices = settings.current().notices.filter(({ sites }) => sites?.includes(siteId) ?? true);
      return {
        total: notices.length,
        list: notices
          .slice((body.pageNum - 1) * body.pageSize, body.pageNum * body.pageSize)
          .map(({ id, texts, createTime }) => ({
            id,
            ...texts[locale],
            createTime: createTime > 0 ? createTime : startedAt.getTime() + createTime,
          })),
      };
    },
    'search.index': async ({ locale }) => ({
      ...world.names(parseLangx(locale)),
      games: await listGameNames(db, locale),
    }),
    'configuration.onlinecustomservice': () => ({ url: settings.current().customerServiceUrl }),
    'configuration.preInfo': ({ ip, locale, siteId }) => {
      const { titles, h5DomainUrl, depositSwitch, editionSwitch, safeSwitch } = settings.current();
      return {
        ip,
        siteBaseConfig: {
          h5DomainUrl,
          title: titles[siteId][locale],
          depositSwitch,
          editionSwitch,
          safeSwitch,
          venueOrigins: [venueOrigin(), ...settings.current().allowedOrigins],
          areas: [...OFFERED_AREAS],
          hiddenKeys: [...settings.current().hiddenKeys],
        },
      };
    },
  }) satisfies Partial<SandboxHandlers>;
