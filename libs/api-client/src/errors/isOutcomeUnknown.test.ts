import { ApiError } from './apiError.ts';
import { errorRows } from './errorRows.ts';
import { isDefiniteRefusal } from './isDefiniteRefusal.ts';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';
import { ProtocolError } from './protocolError.ts';
import { TransportError } from './transportError.ts';

const facts = { endpointId: 'venue.transfer', requestId: 'r' };
const refusal = (code: number) => new ApiError(code, { ...facts, serverMessage: '' });
const lost = (reason: 'timeout' | 'aborted' | 'offline', outcome: 'none' | 'unknown') =>
  new TransportError(reason, { ...facts, outcome, attempts: 1 });
const unreadable = (outcome: 'none' | 'unknown') => new ProtocolError('notJson', { ...facts, outcome });

// Written by hand from specification §8, the rulings and the faults to find mistakes in the rows.
const UNKNOWN = [6005, 6006, 6317, 6399];
const REFUSED = [
  6001, 6002, 6003, 6004, 6007, 6008, 6009, 6010, 6011, 6012, 6013, 6014, 6015, 6016, 6017, 6021, 6022, 6025, 6026,
  6027, 6028, 6029, 6030, 6031, 6032, 6033, 6034, 6035, 6036, 6037, 6038, 6039, 6066, 6099, 6100, 6110, 6111, 6301,
  6302, 6303, 6316, 6318, 6366, 6413, 6415, 6449, 6500, 6501, 6502,
];

describe('isOutcomeUnknown', () => {
  it('ERR-01 every code of §8 has an outcome, and only 6000 is done', () => {
    const codes = Object.keys(errorRows).map(Number);
    expect(codes).toEqual([6000, ...UNKNOWN, ...REFUSED].sort((one, other) => one - other));
    expect(codes.filter((code) => errorRows[code as keyof typeof errorRows][2] === 'done')).toEqual([6000]);
  });

  it.each`
    code    | isUnknown | rule
    ${6005} | ${true}   | ${'I9 the platform failed during the call'}
    ${6006} | ${true}   | ${'F-WAL-05 a gateway timed out'}
    ${6317} | ${true}   | ${'W3 the same request is still running'}
    ${6399} | ${true}   | ${'I9 the platform failed during the call'}
    ${6001} | ${false}  | ${'ERR-02 the session has expired'}
    ${6007} | ${false}  | ${'F-CRY-07 the same id with another body is refused'}
    ${6008} | ${false}  | ${'F-CRY-07 the same id with another body is refused'}
    ${6009} | ${false}  | ${'F-WAL-19 already claimed'}
    ${6011} | ${false}  | ${'F-API-12 submitted too often: the button is enabled again'}
    ${6012} | ${false}  | ${'F-WAL-11 the balance has changed: refused'}
    ${6014} | ${false}  | ${'F-WAL-08 the venue refused and the money was returned'}
    ${6100} | ${false}  | ${'F-WAL-12 a wrong second password creates no order'}
    ${6413} | ${false}  | ${'F-WAL-06 venue activity: nothing moved'}
    ${6415} | ${false}  | ${'F-WAL-07 venue maintenance: the money stays'}
    ${6777} | ${false}  | ${'F-API-08 an unknown code is a refusal'}
    ${NaN}  | ${false}  | ${'F-API-08 an unknown code is a refusal'}
  `('$rule: $code is unknown: $isUnknown', ({ code, isUnknown }) => {
    expect(isOutcomeUnknown(refusal(code))).toBe(isUnknown);
  });

  it.each(UNKNOWN)('I9 %i leaves the outcome unknown', (code) => {
    expect([isOutcomeUnknown(refusal(code)), isDefiniteRefusal(refusal(code))]).toEqual([true, false]);
  });

  it.each(REFUSED)('ERR-01 %i is a definite refusal', (code) => {
    expect([isOutcomeUnknown(refusal(code)), isDefiniteRefusal(refusal(code))]).toEqual([false, true]);
  });

  it.each([
    { what: 'a money call without a response', error: lost('timeout', 'unknown'), isUnknown: true, isRefused: false },
    {
      what: 'a money call that was given up after it was sent',
      error: lost('aborted', 'unknown'),
      isUnknown: true,
      isRefused: false,
    },
    { what: 'a call that was never sent', error: lost('offline', 'none'), isUnknown: false, isRefused: true },
    { what: 'an unreadable response', error: unreadable('unknown'), isUnknown: true, isRefused: false },
    { what: 'a request that does not fit', error: unreadable('none'), isUnknown: false, isRefused: true },
    { what: 'a bug', error: new TypeError('bug'), isUnknown: false, isRefused: false },
    { what: 'nothing', error: undefined, isUnknown: false, isRefused: false },
  ])('W3 I9 reads the outcome of $what', ({ error, isUnknown, isRefused }) => {
    expect([isOutcomeUnknown(error), isDefiniteRefusal(error)]).toEqual([isUnknown, isRefused]);
  });
});
