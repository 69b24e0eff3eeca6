import { computeDayStart, formatInstant } from '@pavilion/site-contract/time';
import { BET_RANGES, BET_TABS, defaultBetFilter, readBetFilter, toRecordFilter, writeBetFilter } from './betFilter.ts';

const now = Date.parse('2026-11-21T17:30:00Z');

describe('betFilter', () => {
  it.each`
    query                               | filter
    ${''}                               | ${defaultBetFilter}
    ${'tab=settled&range=today&page=3'} | ${{ kind: 'sport', tab: 'settled', range: 'today', page: 3 }}
    ${'kind=games'}                     | ${{ ...defaultBetFilter, kind: 'games' }}
    ${'tab=x&range=y&page=-1'}          | ${defaultBetFilter}
    ${'page=1e9'}                       | ${defaultBetFilter}
    ${'page=2.5'}                       | ${defaultBetFilter}
    ${'page=0'}                         | ${defaultBetFilter}
    ${'page=1'}                         | ${defaultBetFilter}
    ${'page=99999'}                     | ${{ ...defaultBetFilter, page: 99_999 }}
    ${'page=100000'}                    | ${defaultBetFilter}
    ${'page='}                          | ${defaultBetFilter}
    ${'kind=x'}                         | ${defaultBetFilter}
    ${'tab=constructor'}                | ${defaultBetFilter}
  `('WAL-07 reads "$query"', ({ query, filter }) => {
    expect(readBetFilter(new URLSearchParams(query))).toEqual(filter);
  });

  it('WAL-07 reads the query that it writes', () => {
    for (const tab of BET_TABS) {
      for (const range of BET_RANGES) {
        const filter = { kind: 'games' as const, tab, range, page: 7 };
        expect(readBetFilter(writeBetFilter(filter))).toEqual(filter);
      }
    }
    expect(writeBetFilter(defaultBetFilter).toString()).toBe('');
  });

  it.each`
    range      | from
    ${'today'} | ${'2026-11-22 00:00:00'}
    ${'week'}  | ${'2026-11-16 00:00:00'}
    ${'month'} | ${'2026-10-24 00:00:00'}
  `('S3 $range starts at $from UTC+8', ({ range, from }) => {
    const { beginTime, status } = toRecordFilter({ kind: 'sport', tab: 'all', range, page: 1 }, now);
    expect(formatInstant(beginTime)).toBe(from);
    expect(status).toBe('');
  });

  it.each`
    ms                                    | text
    ${Date.parse('2026-11-21T15:59:59Z')} | ${'2026-11-21 23:59:59'}
    ${Date.parse('2026-11-21T16:00:00Z')} | ${'2026-11-22 00:00:00'}
    ${undefined}                          | ${'--'}
    ${NaN}                                | ${'--'}
  `('S3 formats $ms as $text', ({ ms, text }) => expect(formatInstant(ms)).toBe(text));

  it('S3 a day starts at midnight UTC+8', () => {
    expect(formatInstant(computeDayStart(now))).toBe('2026-11-22 00:00:00');
    expect(computeDayStart(computeDayStart(now))).toBe(computeDayStart(now));
  });

  it.each`
    filter                                                         | query
    ${{ ...defaultBetFilter, kind: 'games' }}                      | ${'kind=games'}
    ${{ ...defaultBetFilter, tab: 'all', page: 2 }}                | ${'tab=all&page=2'}
    ${{ kind: 'games', tab: 'settled', range: 'week', page: 100 }} | ${'kind=games&tab=settled&range=week&page=100'}
  `('writes "$query" without default values', ({ filter, query }) => {
    expect(writeBetFilter(filter as typeof defaultBetFilter).toString()).toBe(query);
  });

  it.each`
    kind       | tab          | request
    ${'sport'} | ${'open'}    | ${{ status: 'open' }}
    ${'sport'} | ${'settled'} | ${{ status: 'settled' }}
    ${'games'} | ${'open'}    | ${{ status: 'open', category: 'games' }}
    ${'games'} | ${'all'}     | ${{ status: '', category: 'games' }}
  `('requests $tab records of $kind by $request', ({ kind, tab, request }) => {
    const filter = { kind, tab, range: 'today', page: 3 } as typeof defaultBetFilter;
    expect(toRecordFilter(filter, now)).toEqual({ ...(request as object), beginTime: computeDayStart(now) });
  });
});
