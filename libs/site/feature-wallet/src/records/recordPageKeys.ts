/** Message keys of the page of all transactions and of the page of gifts. */
export const recordPageKeys = {
  all: {
    title: 'records.title',
    lead: 'records.lead',
    count: 'records.count',
    in: 'records.in',
    out: 'records.out',
    none: 'records.none',
    noneHint: 'records.noneHint',
  },
  gift: {
    title: 'records.gifts',
    lead: 'giftRecords.lead',
    count: 'giftRecords.count',
    in: 'giftRecords.in',
    out: 'giftRecords.out',
    none: 'giftRecords.none',
    noneHint: 'giftRecords.noneHint',
  },
} as const;

/** Message keys of one of the pages. */
export type RecordPageKeys = (typeof recordPageKeys)[keyof typeof recordPageKeys];
