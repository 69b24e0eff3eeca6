import { formatMinor, parseMinor } from '@pavilion/kernel';
import fc from 'fast-check';
import { formatMaxAmount, AMOUNT_MAX_LENGTH, parseAmount } from './parseAmount.ts';

describe('parseAmount', () => {
  it.each`
    typed               | text              | problem
    ${'100'}            | ${'100'}          | ${undefined}
    ${'0.01'}           | ${'0.01'}         | ${undefined}
    ${'12.5'}           | ${'12.5'}         | ${undefined}
    ${'12.50'}          | ${'12.50'}        | ${undefined}
    ${'１２３．４５'}   | ${'123.45'}       | ${undefined}
    ${'12。5'}          | ${'12.5'}         | ${undefined}
    ${' 1 000 '}        | ${'1000'}         | ${undefined}
    ${'1,000'}          | ${'1000'}         | ${undefined}
    ${'1，234，567．8'} | ${'1234567.8'}    | ${undefined}
    ${'007'}            | ${'7'}            | ${undefined}
    ${'999999999.99'}   | ${'999999999.99'} | ${undefined}
    ${'123456789012'}   | ${'123456789012'} | ${undefined}
    ${''}               | ${undefined}      | ${'empty'}
    ${'　'}             | ${undefined}      | ${'empty'}
    ${'1,5'}            | ${undefined}      | ${'unreadable'}
    ${'1,0000'}         | ${undefined}      | ${'unreadable'}
    ${'1.000,00'}       | ${undefined}      | ${'unreadable'}
    ${'.5'}             | ${undefined}      | ${'unreadable'}
    ${'5.'}             | ${undefined}      | ${'unreadable'}
    ${'1.2.3'}          | ${undefined}      | ${'unreadable'}
    ${'-5'}             | ${undefined}      | ${'unreadable'}
    ${'+5'}             | ${undefined}      | ${'unreadable'}
    ${'1e3'}            | ${undefined}      | ${'unreadable'}
    ${'百'}             | ${undefined}      | ${'unreadable'}
    ${'0x10'}           | ${undefined}      | ${'unreadable'}
    ${'NaN'}            | ${undefined}      | ${'unreadable'}
    ${'1.234'}          | ${undefined}      | ${'decimals'}
    ${'1234567890123'}  | ${undefined}      | ${'tooLong'}
    ${'1234567890.12'}  | ${undefined}      | ${'tooLong'}
    ${'0'}              | ${undefined}      | ${'zero'}
    ${'0.00'}           | ${undefined}      | ${'zero'}
  `('F-WAL-01 parses “$typed” as $text $problem', ({ typed, text, problem }) => {
    const reading = parseAmount(typed);
    expect([reading.text, reading.problem]).toEqual([text, problem]);
    if (text !== undefined) expect(reading.amount).toBe(parseMinor(text));
  });

  it('WAL-10 an amount with group separators or full-width digits parses to the same value', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999n }), (amount) => {
        const plain = formatMinor(amount);
        const [whole = '', cents] = plain.split('.');
        const grouped = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
        const wide = grouped.replace(/[\d.,]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
        return [plain, grouped, wide].every((typed) => parseAmount(typed).amount === amount);
      }),
    );
  });

  it('WAL-10 any text is a valid amount or a named problem and causes no error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[０-９0-9.,，。 -]{0,16}$/)), (typed) => {
        const { amount, text, problem } = parseAmount(typed);
        if (problem !== undefined) return amount === undefined;
        return amount > 0n && text.length <= AMOUNT_MAX_LENGTH && /^\d+(\.\d{1,2})?$/.test(text);
      }),
    );
  });
});

describe('formatMaxAmount', () => {
  it.each`
    balance               | text
    ${'1234567.89'}       | ${'1234567.89'}
    ${'0.07'}             | ${'0.07'}
    ${'10000.00'}         | ${'10000'}
    ${'10000.50'}         | ${'10000.50'}
    ${'1000000000000000'} | ${'999999999999'}
    ${'1234567890.12'}    | ${'1234567890'}
    ${'0.00'}             | ${''}
    ${'-5.00'}            | ${''}
    ${'1e15'}             | ${''}
    ${undefined}          | ${''}
  `('F-WAL-02 formats the balance $balance as “$text”', ({ balance, text }) => {
    expect(formatMaxAmount(balance)).toBe(text);
    if (text !== '') expect(parseAmount(text).text).toBe(text);
  });
});
