import { fakeSession } from '@pavilion/site-testing';
import { mobileAddress } from './redirectToMobile.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

it.each`
  rule                                             | setting                         | userAgent | leads
  ${'an Android phone goes, with both codes'}      | ${'https://m.example.com'}      | ${PHONE}  | ${'https://m.example.com/?icode=I-7&rcode=R_8'}
  ${'an iPhone goes; the address keeps its query'} | ${'https://m.example.com/?a=1'} | ${IPHONE} | ${'https://m.example.com/?a=1&icode=I-7&rcode=R_8'}
  ${'a computer stays'}                            | ${'https://m.example.com'}      | ${DESK}   | ${undefined}
  ${'no mobile site, no way'}                      | ${''}                           | ${PHONE}  | ${undefined}
  ${'a setting that is no address leads nowhere'}  | ${'m.example.com'}              | ${PHONE}  | ${undefined}
  ${'nor does one that is a script'}               | ${'javascript:alert(1)'}        | ${PHONE}  | ${undefined}
  ${'nor this very site: it would turn for ever'}  | ${'https://www.example.com/'}   | ${PHONE}  | ${undefined}
`('GRD-07 $rule', ({ setting, userAgent, leads }) => {
  const session = fakeSession();
  session.set('icode', 'I-7');
  session.set('rcode', 'R_8');
  expect(mobileAddress(setting, session, { userAgent, host: 'www.example.com' })).toBe(leads);
});

it('GRD-07 without codes the address stays as the operator wrote it', () => {
  expect(mobileAddress('https://m.example.com/', fakeSession(), { userAgent: PHONE, host: '' })).toBe(
    'https://m.example.com/',
  );
});
