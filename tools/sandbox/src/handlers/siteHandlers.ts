import { notices } from './notices.ts';
import { buildNavigation } from './navigation.ts';
import type { SandboxHandlers } from '../request/handlerTypes.ts';
import type { Platform } from '../request/platform.ts';

const HOUR = 3_600_000;

/** Areas of calls beyond the specification (ruling W5). */
const OFFERED_AREAS = ['sessions', 'help', 'vip', 'partners', 'lobby'] as const;

/** Handlers of navigation, notices and site settings (§7 advertising, configuration). */
export const createSiteHandlers = ({ settings, startedAt, venueOrigin }: Platform) =>
  ({
    'advertising.navigationList': () => buildNavigation(settings.current().maintainedKeys),
    'advertising.queryNoticeListByPage': ({ body, locale }) => ({
      total: notices.length,
      list: notices.slice((body.pageNum - 1) * body.pageSize, body.pageNum * body.pageSize).map((notice) => ({
        id: notice.id,
        ...notice.texts[locale],
        createTime: startedAt.getTime() - notice.ageHours * HOUR,
      })),
    }),
    'configuration.onlinecustomservice': () => ({ url: settings.current().customerServiceUrl }),
    'configuration.preInfo': ({ ip, locale }) => {
      const { titles, h5DomainUrl, depositSwitch, editionSwitch, safeSwitch } = settings.current();
      return {
        ip,
        siteBaseConfig: {
          h5DomainUrl,
          title: titles[locale],
          depositSwitch,
          editionSwitch,
          safeSwitch,
          venueOrigins: [venueOrigin()],
          areas: [...OFFERED_AREAS],
        },
      };
    },
  }) satisfies Partial<SandboxHandlers>;
