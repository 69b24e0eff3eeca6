import { hashNumber, isCardNumber, maskNumber, plainNumber } from './cardNumbers.ts';
import { deriveTronAddress, tronAddressProblem } from './tronAddress.ts';

/** USDT's own contract on TRON, as TRON publishes it: an address not made by this code. */
const PUBLISHED = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('numbers of accounts', () => {
  it.each`
    rule                                     | kind        | issuer      | number                                          | isGood
    ${'a card number of the standard'}       | ${'bank'}   | ${'ICBC'}   | ${'4111111111111111'}                           | ${true}
    ${'nineteen digits'}                     | ${'bank'}   | ${'ICBC'}   | ${'6222020000000000018'}                        | ${true}
    ${'one digit mistyped'}                  | ${'bank'}   | ${'ICBC'}   | ${'4111111111111112'}                           | ${false}
    ${'two neighbours swapped'}              | ${'bank'}   | ${'ICBC'}   | ${'6222020000000000081'}                        | ${false}
    ${'too short'}                           | ${'bank'}   | ${'ICBC'}   | ${'42'}                                         | ${false}
    ${'letters'}                             | ${'bank'}   | ${'ICBC'}   | ${'411111111111111x'}                           | ${false}
    ${'a phone of alipay'}                   | ${'alipay'} | ${'ALIPAY'} | ${'13800000001'}                                | ${true}
    ${'a mail address of alipay'}            | ${'alipay'} | ${'ALIPAY'} | ${'a@b.cn'}                                     | ${true}
    ${'neither'}                             | ${'alipay'} | ${'ALIPAY'} | ${'hello'}                                      | ${false}
    ${'an address of TRON'}                  | ${'coin'}   | ${'TRC20'}  | ${PUBLISHED}                                    | ${true}
    ${'one letter of it changed'}            | ${'coin'}   | ${'TRC20'}  | ${PUBLISHED.replace('q', 'r')}                  | ${false}
    ${'an address of Ethereum on TRON'}      | ${'coin'}   | ${'TRC20'}  | ${'0xdAC17F958D2ee523a2206206994597C13D831ec7'} | ${false}
    ${'an address of Ethereum'}              | ${'coin'}   | ${'ERC20'}  | ${'0xdAC17F958D2ee523a2206206994597C13D831ec7'} | ${true}
    ${'an address of Ethereum, a digit off'} | ${'coin'}   | ${'ERC20'}  | ${'0xdAC17F958D2ee523a2206206994597C13D831ec'}  | ${false}
  `('WAL-06 $rule: $isGood', ({ kind, issuer, number, isGood }) => {
    expect(isCardNumber(kind, issuer, number)).toBe(isGood);
  });

  it('WAL-06 spaces people type are no part of a number', () => {
    expect(plainNumber(' 4111 1111\t1111 1111 ')).toBe('4111111111111111');
  });

  it('makes addresses of its own that hold', () => {
    const made = ['a', 'b', 'c'].map(deriveTronAddress);
    expect(made.map(tronAddressProblem)).toEqual([undefined, undefined, undefined]);
    expect(new Set(made).size).toBe(3);
  });

  it.each`
    kind        | number                   | masked
    ${'bank'}   | ${'6222020000000000018'} | ${'6222 **** **** 0018'}
    ${'alipay'} | ${'13800000001'}         | ${'138****0001'}
    ${'alipay'} | ${'player@example.com'}  | ${'p****@example.com'}
    ${'coin'}   | ${PUBLISHED}             | ${'TR7NHq****Lj6t'}
  `('F-SRV-18 shows of a $kind number only $masked', ({ kind, number, masked }) => {
    expect(maskNumber(kind, number)).toBe(masked);
  });

  it('WAL-06 finds a number again, and no other, and only under its own salt', async () => {
    const salt = Buffer.from('one platform');
    const hash = await hashNumber(salt, '0xABC');
    expect(await hashNumber(salt, '0xabc')).toBe(hash);
    expect(await hashNumber(salt, '0xabd')).not.toBe(hash);
    expect(await hashNumber(Buffer.from('another'), '0xABC')).not.toBe(hash);
    expect(await hashNumber(salt, PUBLISHED)).not.toBe(await hashNumber(salt, PUBLISHED.toLowerCase()));
  });
});
