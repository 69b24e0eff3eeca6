import { toClientNetwork } from './toClientNetwork.ts';

it.each`
  ip                                    | network
  ${'203.0.113.7'}                      | ${'203.0.113.7'}
  ${'::ffff:203.0.113.7'}               | ${'203.0.113.7'}
  ${'2001:db8:1:2::1'}                  | ${'2001:db8:1:2::/64'}
  ${'2001:0DB8:0001:0002:a:b:c:d'}      | ${'2001:db8:1:2::/64'}
  ${'2001:db8::2:0:0:0:1'}              | ${'2001:db8:0:2::/64'}
  ${'2001:db8::1'}                      | ${'2001:db8:0:0::/64'}
  ${'::1'}                              | ${'0:0:0:0::/64'}
  ${'fe80::1%eth0'}                     | ${'fe80:0:0:0::/64'}
  ${'2001:db8:1:3:ffff:ffff:ffff:ffff'} | ${'2001:db8:1:3::/64'}
  ${'2001:db8:1:2::203.0.113.7'}        | ${'2001:db8:1:2::/64'}
  ${''}                                 | ${''}
`('SEC-01 counts $ip as $network', ({ ip, network }: { ip: string; network: string }) => {
  expect(toClientNetwork(ip)).toBe(network);
});
