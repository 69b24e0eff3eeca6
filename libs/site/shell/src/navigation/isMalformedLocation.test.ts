import { isMalformedLocation } from './isMalformedLocation.ts';

const page = { pathname: '/game/sport/crty', search: '?day=2&name=%E6%9B%BC', hash: '#live' };

describe.each(['pathname', 'search', 'hash'] as const)('isMalformedLocation, %s', (part) => {
  it.each`
    what                      | text                 | isMalformed
    ${'a lone percent sign'}  | ${'%'}               | ${true}
    ${'no hexadecimal code'}  | ${'%zz'}             | ${true}
    ${'half a character'}     | ${'%e6%9b'}          | ${true}
    ${'an encoded NUL'}       | ${'%00'}             | ${true}
    ${'8 KB'}                 | ${'a'.repeat(8_000)} | ${true}
    ${'an encoded percent'}   | ${'%25'}             | ${false}
    ${'an encoded character'} | ${'%E6%9B%BC'}       | ${false}
    ${'Chinese text'}         | ${'曼联'}            | ${false}
    ${'7 KB'}                 | ${'a'.repeat(7_000)} | ${false}
  `('F-RTE-13 $what: $isMalformed', ({ text, isMalformed }: { text: string; isMalformed: boolean }) => {
    expect(isMalformedLocation({ ...page, [part]: page[part] + text })).toBe(isMalformed);
  });
});
