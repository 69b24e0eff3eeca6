import { anything, assert, property, record } from 'fast-check';
import { parseBalance } from './parseBalance.ts';

const venue = (channelCode: string, balance: unknown) => ({ channelCode, name: channelCode, balance });

describe('parseBalance', () => {
  it('WAL-01 parses centre wallet, hold, venues and total', () => {
    expect(
      parseBalance(
        { currency: 'CNY', centerWalletBalance: '10000', lockMoney: '12.5' },
        { list: [venue('AG', '3.10')], totalMoney: '3.10' },
      ),
    ).toEqual({
      centerWalletBalance: '10000.00',
      lockMoney: '12.50',
      venues: [{ channelCode: 'AG', name: 'AG', balance: '3.10' }],
      totalMoney: '3.10',
    });
  });

  it.each`
    amount       | text
    ${null}      | ${undefined}
    ${undefined} | ${undefined}
    ${'12.345'}  | ${undefined}
    ${'1e21'}    | ${undefined}
    ${1e21}      | ${undefined}
    ${'abc'}     | ${undefined}
    ${'-5'}      | ${'-5.00'}
    ${0}         | ${'0.00'}
    ${'-0'}      | ${'0.00'}
  `('F-WAL-15 parses the balance $amount as $text', ({ amount, text }) => {
    expect(parseBalance({ centerWalletBalance: amount }, {}).centerWalletBalance).toBe(text);
  });

  it.each`
    rule                            | list                                      | totalMoney   | total
    ${'a valid total is used'}      | ${[venue('AG', '1.00')]}                  | ${'7.00'}    | ${'7.00'}
    ${'an invalid total is summed'} | ${[venue('AG', '1.01'), venue('B', '2')]} | ${'NaN'}     | ${'3.01'}
    ${'an invalid venue and total'} | ${[venue('AG', '1.01'), venue('B', 'x')]} | ${undefined} | ${undefined}
    ${'no venues, no total'}        | ${[]}                                     | ${undefined} | ${undefined}
    ${'an invalid list'}            | ${'oops'}                                 | ${undefined} | ${undefined}
    ${'invalid rows'}               | ${[null, 4, { name: 'x' }]}               | ${'0.00'}    | ${'0.00'}
  `('WAL-01 $rule: total $total', ({ list, totalMoney, total }) => {
    expect(parseBalance({}, { list, totalMoney }).totalMoney).toBe(total);
  });

  it.each([null, undefined])('F-WAL-15 has no amounts if both responses are %s', (response) => {
    expect(parseBalance(response, response)).toEqual({ venues: [] });
  });

  it.each`
    switched     | isAutoTransfer
    ${'0'}       | ${false}
    ${'1'}       | ${true}
    ${1}         | ${undefined}
    ${undefined} | ${undefined}
  `('WAL-02 the auto-transfer status $switched is $isAutoTransfer', ({ switched, isAutoTransfer }) => {
    expect(parseBalance({}, { autoTransferStatus: switched, pendingMoney: '2.5' })).toMatchObject({
      isAutoTransfer,
      pendingMoney: '2.50',
    });
  });

  it.each`
    name         | state            | parsed
    ${'AG 国际'} | ${'maintenance'} | ${{ name: 'AG 国际', state: 'maintenance' }}
    ${8}         | ${'open'}        | ${{ name: '8', state: 'open' }}
    ${undefined} | ${'other'}       | ${{ name: '' }}
  `('WAL-01 a venue named $name in the state $state is parsed as $parsed', ({ name, state, parsed }) => {
    const { venues } = parseBalance({}, { list: [{ channelCode: 'AG', name, state, balance: '1' }] });
    expect(venues).toEqual([{ channelCode: 'AG', balance: '1.00', ...(parsed as object) }]);
  });

  it('F-WAL-15 any input results in an amount with two decimals or undefined', () => {
    const response = record({
      centerWalletBalance: anything(),
      lockMoney: anything(),
      list: anything(),
      totalMoney: anything(),
    });
    assert(
      property(response, (response) => {
        const balances = parseBalance(response, response);
        for (const amount of [balances.centerWalletBalance, balances.lockMoney, balances.totalMoney]) {
          expect(amount ?? '0.00').toMatch(/^-?\d+\.\d{2}$/);
        }
      }),
    );
  });
});
