import { assert, bigInt, property } from 'fast-check';
import { parseMinor } from '@pavilion/kernel';
import { describeVectors, sharedVectorText } from '@pavilion/testing';
import { formatCapitalCny } from './formatCapitalCny.ts';
import { parseCapitalCny } from './parseCapitalCny.ts';

const format = (text: string) => formatCapitalCny(parseMinor(text) ?? -1n);

const parseRows = (csv: string) =>
  csv
    .split('\n')
    .filter((line) => line.includes(',cny-capital,'))
    .map((line) => line.replaceAll('""', '"'))
    .map((line) => ({
      amount: /"amount": "([^"]+)"/.exec(line)?.[1] ?? '',
      accepted: [...(/"accepted": \[(.+?)\]/.exec(line)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, text]) => text),
    }));

describe('formatCapitalCny', () => {
  describeVectors('betting.csv', sharedVectorText('betting.csv'), (csv) => {
    it.each(parseRows(csv))('WAL-08 formats the published example $amount', ({ amount, accepted }) => {
      expect(accepted).toContain(format(amount));
      expect(accepted.map((text) => parseCapitalCny(text ?? ''))).toEqual(accepted.map(() => parseMinor(amount)));
    });
  });

  it.each`
    amount             | text
    ${'1409.5'}        | ${'壹仟肆佰零玖元伍角'}
    ${'-236000026.32'} | ${'負貳億參仟陸佰萬零貳拾陸元參角貳分'}
  `('WAL-08 formats $amount as $text in traditional script', ({ amount, text }) => {
    const minor = parseMinor(String(amount).replace('-', '')) ?? 0n;
    expect(formatCapitalCny(String(amount).startsWith('-') ? -minor : minor, 'traditional')).toBe(text);
  });

  it.each`
    amount                 | text
    ${'0'}                 | ${'零元整'}
    ${'0.01'}              | ${'壹分'}
    ${'0.10'}              | ${'壹角'}
    ${'0.12'}              | ${'壹角贰分'}
    ${'1'}                 | ${'壹元整'}
    ${'10'}                | ${'壹拾元整'}
    ${'10.10'}             | ${'壹拾元壹角'}
    ${'10.01'}             | ${'壹拾元零壹分'}
    ${'1001'}              | ${'壹仟零壹元整'}
    ${'1010'}              | ${'壹仟零壹拾元整'}
    ${'1409.5'}            | ${'壹仟肆佰零玖元伍角'}
    ${'10000'}             | ${'壹万元整'}
    ${'10001'}             | ${'壹万零壹元整'}
    ${'107000'}            | ${'壹拾万柒仟元整'}
    ${'100100'}            | ${'壹拾万零壹佰元整'}
    ${'10000001'}          | ${'壹仟万零壹元整'}
    ${'100000000'}         | ${'壹亿元整'}
    ${'100000001'}         | ${'壹亿零壹元整'}
    ${'100001000'}         | ${'壹亿零壹仟元整'}
    ${'100010000'}         | ${'壹亿零壹万元整'}
    ${'999999999.99'}      | ${'玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'}
    ${'1000000000000'}     | ${'壹万亿元整'}
    ${'1000000000000.01'}  | ${'壹万亿元零壹分'}
    ${'10000000000000000'} | ${'壹亿亿元整'}
    ${'-5.20'}             | ${'负伍元贰角'}
  `('F-WAL-16 formats $amount as $text', ({ amount, text }) => expect(format(amount)).toBe(text));

  it.each(['simplified', 'traditional'] as const)('F-WAL-16 parse(format(x)) = x in %s script', (script) => {
    const limit = 10n ** 20n - 1n;
    assert(
      property(
        bigInt({ min: -limit, max: limit }),
        (amount) => parseCapitalCny(formatCapitalCny(amount, script)) === amount,
      ),
    );
  });

  it('F-WAL-16 parse(format(x)) = x for amounts with many zeros', () => {
    for (let cents = 0n; cents <= 2_000_000n; cents += 37n) {
      const amount = (cents % 101n) * 10n ** (cents % 17n) + (cents % 100n);
      expect(parseCapitalCny(formatCapitalCny(amount))).toBe(amount);
    }
  });

  it.each(['', '元', '整', '壹', '壹元整整', '1元整', '负', '壹贰', '壹元伍'])('rejects %p', (text) => {
    expect(parseCapitalCny(text)).toBeUndefined();
  });
});
