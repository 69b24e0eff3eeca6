import { createFakeSession } from '@pavilion/site-testing';
import { buildMobileUrl } from './redirectToMobile.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

it.each`
  rule                                                     | setting                         | userAgent  | leads
  ${'redirects an Android phone with both invite codes'}   | ${'https://m.example.com'}      | ${PHONE}   | ${'https://m.example.com/?icode=I-7&rcode=R_8'}
  ${'redirects an iPhone and keeps the query of the URL'}  | ${'https://m.example.com/?a=1'} | ${IPHONE}  | ${'https://m.example.com/?a=1&icode=I-7&rcode=R_8'}
  ${'does not redirect a computer'}                        | ${'https://m.example.com'}      | ${DESKTOP} | ${undefined}
  ${'does not redirect without a mobile site'}             | ${''}                           | ${PHONE}   | ${undefined}
  ${'ignores a setting without a scheme'}                  | ${'m.example.com'}              | ${PHONE}   | ${undefined}
  ${'ignores a setting with a script'}                     | ${'javascript:alert(1)'}        | ${PHONE}   | ${undefined}
  ${'ignores the URL of this site, because it would loop'} | ${'https://www.example.com/'}   | ${PHONE}   | ${undefined}
`('GRD-07 $rule', ({ setting, userAgent, leads }) => {
  const session = createFakeSession();
  session.set('icode', 'I-7');
  session.set('rcode', 'R_8');
  expect(buildMobileUrl(setting, session, { userAgent, host: 'www.example.com' })).toBe(leads);
});

it('GRD-07 returns the URL of the operator unchanged without invite codes', () => {
  expect(buildMobileUrl('https://m.example.com/', createFakeSession(), { userAgent: PHONE, host: '' })).toBe(
    'https://m.example.com/',
  );
});
