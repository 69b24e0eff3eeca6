import { findRedirectTarget } from './findRedirectTarget.ts';

const routes = ['/', '/mine', '/mine/wallet', '/game/sport/:enName', '/activity/friendInvitation'];

it.each`
  path                                                   | target
  ${'/redirect'}                                         | ${'/'}
  ${'/redirect/'}                                        | ${'/'}
  ${'/redirect/mine'}                                    | ${'/mine'}
  ${'/redirect/%2Fmine%2Fwallet'}                        | ${'/mine/wallet'}
  ${'/redirect/mine%2Fwallet%3Ftab%3D1%23foot'}          | ${'/mine/wallet?tab=1#foot'}
  ${'/redirect/game%2Fsport%2Fcrty'}                     | ${'/game/sport/crty'}
  ${'/redirect/activity%2FfriendInvitation%3Ficode%3D7'} | ${'/activity/friendInvitation?icode=7'}
`('NAV-07 $path leads to $target', ({ path, target }) => {
  expect(findRedirectTarget(path, routes)).toBe(target);
});

it.each`
  rule                                | path
  ${'an unknown page'}                | ${'/redirect/nothing'}
  ${'several segments'}               | ${'/redirect/mine/wallet'}
  ${'another site'}                   | ${'/redirect/https%3A%2F%2Fevil.example'}
  ${'a script'}                       | ${'/redirect/javascript%3Aalert(1)'}
  ${'a protocol-relative URL'}        | ${'/redirect/%2F%2Fevil.example'}
  ${'three slashes'}                  | ${'/redirect/%2F%2F%2Fmine'}
  ${'a backslash'}                    | ${'/redirect/%2F%5Cevil.example'}
  ${'a backslash alone'}              | ${'/redirect/%5Cevil.example'}
  ${'double encoding'}                | ${'/redirect/%252Fmine'}
  ${'double encoding of two slashes'} | ${'/redirect/%252F%252Fevil.example'}
  ${'a NUL'}                          | ${'/redirect/mine%00'}
  ${'an encoded NUL'}                 | ${'/redirect/mine%2500'}
  ${'a line break'}                   | ${'/redirect/mine%0D%0A'}
  ${'a tab'}                          | ${'/redirect/%2F%09%2Fevil.example'}
  ${'dot segments'}                   | ${'/redirect/mine%2F..%2F..%2Fevil'}
  ${'dot segments that match'}        | ${'/redirect/game%2Fsport%2F..'}
  ${'empty segments'}                 | ${'/redirect/mine%2F%2Fwallet'}
  ${'malformed encoding'}             | ${'/redirect/%E0%A4%A'}
  ${'a malformed query'}              | ${'/redirect/mine%3Fa%3D%25'}
  ${'itself'}                         | ${'/redirect/redirect'}
  ${'itself with a path'}             | ${'/redirect/redirect%2Fmine'}
  ${'user info of a URL'}             | ${'/redirect/%40evil.example'}
`('F-RTE-05 $rule leads nowhere: $path', ({ path }) => {
  expect(findRedirectTarget(path, routes)).toBeUndefined();
});
