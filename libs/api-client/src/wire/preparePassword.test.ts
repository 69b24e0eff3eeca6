import fc from 'fast-check';
import { preparePassword } from './preparePassword.ts';

it.each`
  input                     | typed               | prepared
  ${'a password'}           | ${'demo1234'}       | ${{ password: 'demo1234' }}
  ${'symbols'}              | ${'~de!mo"12\\34'}  | ${{ password: '~de!mo"12\\34' }}
  ${'outer spaces'}         | ${'  demo1234\t'}   | ${{ password: 'demo1234' }}
  ${'an inner space'}       | ${'demo 1234'}      | ${{ password: 'demo1234' }}
  ${'a line break'}         | ${'demo1234\r\n'}   | ${{ password: 'demo1234' }}
  ${'an ideographic space'} | ${'\u3000demo1234'} | ${{ password: 'demo1234' }}
  ${'a no-break space'}     | ${'demo\u00a01234'} | ${{ password: 'demo1234' }}
  ${'full-width digits'}    | ${'demo１２３４'}   | ${{ refusal: 'passwordCharacters' }}
  ${'a composed letter'}    | ${'d\u00e9mo1234'}  | ${{ refusal: 'passwordCharacters' }}
  ${'a decomposed letter'}  | ${'de\u0301mo1234'} | ${{ refusal: 'passwordCharacters' }}
  ${'a zero-width space'}   | ${'demo\u200b1234'} | ${{ refusal: 'passwordCharacters' }}
  ${'a control character'}  | ${'demo\u00001234'} | ${{ refusal: 'passwordCharacters' }}
  ${'a delete character'}   | ${'demo1234\u007f'} | ${{ refusal: 'passwordCharacters' }}
  ${'Chinese characters'}   | ${'密码1234'}       | ${{ refusal: 'passwordCharacters' }}
  ${'nothing'}              | ${''}               | ${{ refusal: 'passwordRequired' }}
  ${'spaces only'}          | ${' \u3000\t'}      | ${{ refusal: 'passwordRequired' }}
`('F-CRY-15 prepares $input', ({ typed, prepared }) => {
  expect(preparePassword(typed as string)).toEqual(prepared);
});

it('F-CRY-15 prepares composed and decomposed input alike, and a prepared password to itself', () => {
  const property = fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
    const prepared = preparePassword(typed);
    expect(preparePassword(typed.normalize('NFC'))).toEqual(preparePassword(typed.normalize('NFD')));
    if (prepared.password !== undefined) expect(preparePassword(prepared.password)).toEqual(prepared);
  });
  fc.assert(property);
});
