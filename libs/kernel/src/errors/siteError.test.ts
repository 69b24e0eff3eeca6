import { isSiteError, SiteError } from './siteError.ts';

class Refused extends SiteError {
  readonly kind = 'refused';
  readonly messageKey = 'refused';
}

describe('isSiteError', () => {
  it.each([
    ['an error of this package', new Refused('no'), true],
    ['an error of a duplicate install', { isSiteError: true }, true],
    ['another error', new Error('bug'), false],
    ['an object with a text flag', { isSiteError: 'true' }, false],
    ['null', null, false],
    ['undefined', undefined, false],
    ['text', 'isSiteError', false],
  ])('%s', (_, value, expected) => {
    expect(isSiteError(value)).toBe(expected);
  });

  it('a subclass is an Error and keeps its cause', () => {
    const cause = new Error('cause');
    const error = new Refused('no', { cause });
    expect([error instanceof Error, error.message, error.cause]).toEqual([true, 'no', cause]);
  });
});
