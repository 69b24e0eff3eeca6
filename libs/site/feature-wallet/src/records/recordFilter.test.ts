import { readRecordFilter, toRecordQuery, writeRecordFilter, type RecordFilter } from './recordFilter.ts';

const NOW = Date.parse('2026-11-21T17:30:00Z');
const filter: RecordFilter = { type: 'gift', status: 'failed', range: 'all' };

it.each([
  ['today', '2026-11-21T16:00:00.000Z'],
  ['week', '2026-11-15T16:00:00.000Z'],
  ['month', '2026-10-23T16:00:00.000Z'],
] as const)('WAL-07 S3 the range %s starts at %s', (range, start) => {
  const query = toRecordQuery({ ...filter, range }, NOW);
  expect(query).toEqual({ type: 'gift', status: 'failed', pageSize: 50, beginTime: Date.parse(start) });
});

it('WAL-07 the range of all time has neither start nor end', () => {
  expect(toRecordQuery(filter, NOW)).toEqual({ type: 'gift', status: 'failed', pageSize: 50 });
});

it.each([
  ['', { type: '', status: '', range: 'month' }],
  ['type=coin', { type: 'coin', status: '', range: 'month' }],
  ['type=rebate&status=processing&range=week', { type: 'rebate', status: 'processing', range: 'week' }],
  ['type=transfer&status=x&range=all', { type: 'transfer', status: '', range: 'all' }],
])('WAL-07 the filter of “%s” is %j', (address, expected) => {
  expect(readRecordFilter(new URLSearchParams(address))).toEqual(expected);
});

it.each([
  [{ type: '', status: '', range: 'month' }, ''],
  [{ type: 'deposit', status: '', range: 'month' }, 'type=deposit'],
  [{ type: '', status: 'success', range: 'today' }, 'status=success&range=today'],
] as const)('WAL-07 the address of %j is “%s”', (chosen, address) => {
  expect(writeRecordFilter(chosen).toString()).toBe(address);
});
