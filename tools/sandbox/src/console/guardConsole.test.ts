import { isConsoleAllowed } from './guardConsole.ts';

const own = 'http://127.0.0.1:4300';

it.each`
  who                                                  | ip                    | headers                                                                     | allowed
  ${'a program on this machine'}                       | ${'127.0.0.1'}        | ${{ host: '127.0.0.1:4300' }}                                               | ${true}
  ${'the console page itself'}                         | ${'::1'}              | ${{ host: '127.0.0.1:4300', origin: own, 'sec-fetch-site': 'same-origin' }} | ${true}
  ${'an address entered in the browser'}               | ${'::ffff:127.0.0.1'} | ${{ host: 'localhost:4300', 'sec-fetch-site': 'none' }}                     | ${true}
  ${'another machine'}                                 | ${'192.168.1.7'}      | ${{ host: '127.0.0.1:4300' }}                                               | ${false}
  ${'a page of another site (CSRF)'}                   | ${'127.0.0.1'}        | ${{ host: '127.0.0.1:4300', origin: 'https://evil.example' }}               | ${false}
  ${'a page on another local port'}                    | ${'127.0.0.1'}        | ${{ host: '127.0.0.1:4300', origin: 'http://127.0.0.1:4201' }}              | ${false}
  ${'a sandboxed page'}                                | ${'127.0.0.1'}        | ${{ host: '127.0.0.1:4300', origin: 'null' }}                               | ${false}
  ${'an image on another site'}                        | ${'127.0.0.1'}        | ${{ host: '127.0.0.1:4300', 'sec-fetch-site': 'cross-site' }}               | ${false}
  ${'another host name that resolves to this machine'} | ${'127.0.0.1'}        | ${{ host: 'evil.example:4300' }}                                            | ${false}
  ${'a proxied request'}                               | ${'127.0.0.1'}        | ${{ host: '127.0.0.1:4300', 'x-forwarded-for': '10.0.0.1' }}                | ${false}
`(
  'X1 isConsoleAllowed for $who: $allowed',
  ({ ip, headers, allowed }: { ip: string; headers: Record<string, string>; allowed: boolean }) => {
    expect(isConsoleAllowed({ ip, headers })).toBe(allowed);
  },
);
