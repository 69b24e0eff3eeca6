import * as z from 'zod/mini';
import { call, instant } from '../fields/schema.ts';

const page = { pageNum: z.number().check(z.int(), z.positive()), pageSize: z.number().check(z.int(), z.positive()) };

export const siteSchemas = {
  'advertising.navigationList': call({
    spec: '§7 advertising',
    request: z.object({}),
    response: z.array(z.object({ key: z.string(), sort: z.number(), isHot: z.boolean(), isMaintained: z.boolean() })),
    example: { request: {}, response: [{ key: 'TY', sort: 2, isHot: true, isMaintained: false }] },
  }),
  'advertising.queryNoticeListByPage': call({
    spec: '§7 advertising',
    request: z.object(page),
    response: z.object({
      total: z.number(),
      list: z.array(z.object({ id: z.string(), title: z.string(), content: z.string(), createTime: instant() })),
    }),
    example: {
      request: { pageNum: 1, pageSize: 5 },
      response: { total: 1, list: [{ id: 'n1', title: '赛事结算公告', content: '……', createTime: 1_763_690_400_000 }] },
    },
  }),
  'configuration.onlinecustomservice': call({
    spec: '§7 configuration',
    request: z.object({}),
    response: z.object({ url: z.string() }),
    example: { request: {}, response: { url: '/app/help/zxkf' } },
  }),
  'configuration.preInfo': call({
    spec: '§7 configuration',
    request: z.object({}),
    response: z.object({
      ip: z.string(),
      /** Switches are text as in the specification: `"1"` on, `"0"` off (ruling S1). */
      siteBaseConfig: z.object({
        h5DomainUrl: z.string(),
        title: z.string(),
        depositSwitch: z.string(),
        editionSwitch: z.string(),
        safeSwitch: z.string(),
        /** Our decision: further origins that a launch may open (ruling G1); absent means only the site's own. */
        venueOrigins: z.optional(z.array(z.string())),
        /**
         * Our decision: areas of calls beyond the specification that the platform offers, such as `sessions` (ruling W5). The
         * client rejects calls of other areas with 6004.
         */
        areas: z.optional(z.array(z.string())),
        /** Our decision: keys of the navigation that the operator hides. `navigationList` leaves them out. */
        hiddenKeys: z.optional(z.array(z.string())),
      }),
    }),
    example: {
      request: {},
      response: {
        ip: '127.0.0.1',
        siteBaseConfig: { h5DomainUrl: '', title: '云阁', depositSwitch: '1', editionSwitch: '1', safeSwitch: '1' },
      },
    },
  }),
};
