import { parseDeviceName } from './parseDeviceName.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each`
  userAgent                                                                                                               | name
  ${`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`}                                  | ${'Chrome · Windows'}
  ${`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`}                    | ${'Microsoft Edge · Windows'}
  ${`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0`}                                | ${'Firefox · macOS'}
  ${`${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1`} | ${'Safari · iOS'}
  ${`${mozilla} (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`}                                  | ${'Chrome · Android'}
  ${'node'}                                                                                                               | ${undefined}
  ${''}                                                                                                                   | ${undefined}
`('SEC-04 reads $name from $userAgent', ({ userAgent, name }: { userAgent: string; name: string | undefined }) => {
  expect(parseDeviceName(userAgent)).toBe(name);
});
