import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import { toRefusal } from './toRefusal.ts';

const warn = jest.fn();
beforeEach(() => warn.mockReset());

it('ASVS 16.3.4 F-SRV-13 logs an unexpected error with its stack and returns no details', () => {
  const error = new Error('relation "bets" does not exist');
  expect(toRefusal(error, { warn })).toMatchObject({ code: 6005, data: null, texts: undefined });
  expect(warn.mock.calls).toEqual([['call failed', { reason: error.stack }]]);
});

it('ASVS 16.3.4 logs a thrown value that is not an error', () => {
  expect(toRefusal('text', { warn }).code).toBe(6005);
  expect(warn.mock.calls).toEqual([['call failed', { reason: 'unknown' }]]);
});

it('returns a refusal unchanged and does not log it', () => {
  const refusal = new Refusal(6012);
  expect(toRefusal(refusal, { warn })).toBe(refusal);
  expect(warn).not.toHaveBeenCalled();
});

it.each(['40P01', '53100', 'ECONNREFUSED'])(
  'F-SRV-05 returns busy for the database error %s, and does not log it',
  (code) => {
    const error = Object.assign(new Error('connection lost'), { code });
    expect(toRefusal(error, { warn })).toMatchObject({ code: 6317, data: null, httpStatus: 200 });
    expect(warn).not.toHaveBeenCalled();
  },
);

it('ASVS 16.3.4 logs the message of an error without a stack', () => {
  const error = Object.assign(new Error('broken'), { stack: undefined });
  toRefusal(error, { warn });
  expect(warn.mock.calls).toEqual([['call failed', { reason: 'broken' }]]);
});
