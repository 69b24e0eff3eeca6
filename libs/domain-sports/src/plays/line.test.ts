import fc from 'fast-check';
import { formatLine, formatWireLine, parseLine } from './line.ts';

it.each`
  text         | line
  ${'-0.25'}   | ${-1}
  ${'0'}       | ${0}
  ${'+0'}      | ${0}
  ${'-0'}      | ${0}
  ${'0/0.5'}   | ${1}
  ${'-0/0.5'}  | ${-1}
  ${'-0.5/1'}  | ${-3}
  ${'+0.5/1'}  | ${3}
  ${'2.5/3'}   | ${11}
  ${'2.75'}    | ${11}
  ${'10.5'}    | ${42}
  ${'1.50'}    | ${6}
  ${'2.0'}     | ${8}
  ${'2.00'}    | ${8}
  ${'1000'}    | ${undefined}
  ${'x1'}      | ${undefined}
  ${'0.255'}   | ${undefined}
  ${'0.5/'}    | ${undefined}
  ${'0/1'}     | ${undefined}
  ${'1/0.5'}   | ${undefined}
  ${'0.5/-1'}  | ${undefined}
  ${'0/0.5/1'} | ${undefined}
  ${'0.3'}     | ${undefined}
  ${''}        | ${undefined}
  ${'/'}       | ${undefined}
  ${'x'}       | ${undefined}
  ${null}      | ${undefined}
`('F-BET-23 reads the line $text as $line quarters', ({ text, line }) => {
  expect(parseLine(text)).toBe(line);
});

it.each`
  text         | side         | shown
  ${'-0.25'}   | ${'H'}       | ${'-0/0.5'}
  ${'-0.25'}   | ${'C'}       | ${'+0/0.5'}
  ${'-0.75'}   | ${'H'}       | ${'-0.5/1'}
  ${'0.75'}    | ${'C'}       | ${'-0.5/1'}
  ${'-1'}      | ${'H'}       | ${'-1'}
  ${'-1.5'}    | ${'C'}       | ${'+1.5'}
  ${'0'}       | ${'H'}       | ${'0'}
  ${'+0'}      | ${'C'}       | ${'0'}
  ${'2.75'}    | ${'O'}       | ${'2.5/3'}
  ${'2.5'}     | ${'U'}       | ${'2.5'}
  ${'0/0.5'}   | ${'H'}       | ${'+0/0.5'}
  ${'-0.5/1'}  | ${undefined} | ${'-0.5/1'}
  ${''}        | ${'H'}       | ${''}
  ${'rubbish'} | ${'H'}       | ${'--'}
`('F-BET-23 shows $text for the side $side as "$shown"', ({ text, side, shown }) => {
  expect(formatLine(text, side)).toBe(shown);
});

it('F-BET-23 parses every line in both notations', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1999, max: 1999 }), (line) => {
      expect(parseLine(formatWireLine(line))).toBe(line);
      expect(parseLine(formatLine(formatWireLine(line)))).toBe(line);
    }),
  );
});

it('F-BET-23 returns a text for any input', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof formatLine(text) === 'string'));
});
