import { buildInviteLink, toInviteSource } from './buildInviteLink.ts';

it('ACT-03 the link opens the registration with icode and rcode', () => {
  expect(buildInviteLink('https://www.example.com', '100007', 'qr')).toBe(
    'https://www.example.com/?register=1&icode=100007&rcode=qr',
  );
});

it('F-RTE-10 a hostile code cannot add parameters', () => {
  const link = new URL(buildInviteLink('https://www.example.com', '7&rcode=x#<b>', 'link'));
  expect([...link.searchParams.keys()]).toEqual(['register', 'icode', 'rcode']);
  expect(link.searchParams.get('icode')).toBe('7&rcode=x#<b>');
  expect(link.hash).toBe('');
});

it.each`
  rCode      | source
  ${'image'} | ${'image'}
  ${'A-77'}  | ${undefined}
  ${''}      | ${undefined}
`('ACT-03 the rcode $rCode is the source $source', ({ rCode, source }) => {
  expect(toInviteSource(rCode)).toBe(source);
});
