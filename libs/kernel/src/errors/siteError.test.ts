import { isSiteError, SiteError } from './siteError.ts';

class Refused extends SiteError {
  readonly kind = 'refused';
  readonly messageKey = 'refused';
}

describe('isSiteError', () => {
  it.each([
    ['one of ours', new Refused('no'), true],
    ['one of another install', { isSiteError: true }, true],
    ['a bug', new Error('bug'), false],
    ['a look-alike', { isSiteError: 'true' }, false],
    ['null', null, false],
    ['undefined', undefined, false],
    ['text', 'isSiteError', false],
  ])('%s', (_, value, expected) => {
    expect(isSiteError(value)).toBe(expected);
  });

  it('an error of ours is an Error with its cause', () => {
    const cause = new Error('why');
    const error = new Refused('no', { cause });
    expect([error instanceof Error, error.message, error.cause]).toEqual([true, 'no', cause]);
  });
});
