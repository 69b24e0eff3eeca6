import { type EndpointRows, noObject, outside } from '../../scenes/endpointRow.ts';

/** Rows of advertising and configuration. */
export const siteRows = {
  'advertising.navigationList': {
    body: () => ({}),
    check: (items) => expect(items.map(({ key }) => key)).toContain('TY'),
    refusals: { 6013: outside('maintenance of the whole site is the operator’s front door, before the platform') },
  },
  'advertising.queryNoticeListByPage': {
    body: () => ({ pageNum: 1, pageSize: 2 }),
    check: ({ list }) => expect(list).toHaveLength(2),
    refusals: { 6007: noObject },
  },
  'configuration.onlinecustomservice': { body: () => ({}), refusals: {} },
  'configuration.preInfo': {
    body: () => ({}),
    check: ({ ip }) => expect(ip).toBe('127.0.0.1'),
    refusals: {
      6013: outside('maintenance of the whole site is the operator’s front door, before the platform'),
      6031: outside('where an address lies is known to the operator’s edge'),
      6033: outside('which addresses are barred is known to the operator’s edge'),
    },
  },
} satisfies EndpointRows;
