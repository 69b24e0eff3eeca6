import { describePlace } from './describePlace.ts';

it.each`
  ip                                | place
  ${'127.0.0.1'}                    | ${'本机'}
  ${'::1'}                          | ${'本机'}
  ${'::ffff:127.0.0.1'}             | ${'本机'}
  ${'192.168.1.7'}                  | ${'局域网'}
  ${'10.1.2.3'}                     | ${'局域网'}
  ${'fd12:3456::1'}                 | ${'局域网'}
  ${'203.0.113.77'}                 | ${'203.0.113.*'}
  ${'::ffff:203.0.113.77'}          | ${'203.0.113.*'}
  ${'2001:db8:85a3::8a2e:370:7334'} | ${'2001:db8:85a3:*'}
  ${'nowhere'}                      | ${''}
  ${''}                             | ${''}
  ${null}                           | ${''}
`('SEC-04 describes $ip as $place', ({ ip, place }: { ip: string | null; place: string }) => {
  expect(describePlace(ip, 'zh-CN')).toBe(place);
});

it('SEC-04 describes a place in the script of the reader', () => {
  expect(['127.0.0.1', '10.0.0.1'].map((ip) => describePlace(ip, 'zh-TW'))).toEqual(['本機', '區域網路']);
});
