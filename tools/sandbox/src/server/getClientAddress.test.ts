import { getClientAddress } from './getClientAddress.ts';

const SECRET = 'secret-of-this-start';
const socket = '127.0.0.1';

it.each`
  what                             | headers                                                                               | address
  ${'the right secret'}            | ${{ 'x-client-address': '203.0.113.7', 'x-client-address-secret': SECRET }}           | ${'203.0.113.7'}
  ${'an IPv6 address'}             | ${{ 'x-client-address': '2001:db8::1', 'x-client-address-secret': SECRET }}           | ${'2001:db8::1'}
  ${'an IPv4 address in IPv6'}     | ${{ 'x-client-address': '::ffff:203.0.113.7', 'x-client-address-secret': SECRET }}    | ${'203.0.113.7'}
  ${'no secret'}                   | ${{ 'x-client-address': '203.0.113.7' }}                                              | ${socket}
  ${'an empty secret'}             | ${{ 'x-client-address': '203.0.113.7', 'x-client-address-secret': '' }}               | ${socket}
  ${'another secret'}              | ${{ 'x-client-address': '203.0.113.7', 'x-client-address-secret': `${SECRET}x` }}     | ${socket}
  ${'no address'}                  | ${{ 'x-client-address-secret': SECRET }}                                              | ${socket}
  ${'a text that is no address'}   | ${{ 'x-client-address': '203.0.113.7, 10.0.0.1', 'x-client-address-secret': SECRET }} | ${socket}
  ${'the header of other proxies'} | ${{ 'x-forwarded-for': '203.0.113.7', 'x-client-address-secret': SECRET }}            | ${socket}
`('SEC-01 A6 uses $address for a request with $what', ({ headers, address }: { headers: object; address: string }) => {
  expect(getClientAddress({ ip: socket, headers: headers as Record<string, string> }, SECRET)).toBe(address);
});

it.each([undefined, ''])('SEC-01 ignores the header if the platform has the secret %j', (secret) => {
  const headers = { 'x-client-address': '203.0.113.7', 'x-client-address-secret': '' };
  expect(getClientAddress({ ip: '::ffff:10.0.0.2', headers }, secret)).toBe('10.0.0.2');
});
