import { hashNumber, isCardNumber, maskNumber, removeSpaces } from './cardNumbers.ts';
import { deriveTronAddress, validateTronAddress } from './tronAddress.ts';

/** Address of the USDT contract as published by TRON. It was not created by this code. */
const PUBLISHED = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('account numbers', () => {
  it.each`
    rule                                          | kind        | issuer      | number                                          | isGood
    ${'a valid card number'}                      | ${'bank'}   | ${'ICBC'}   | ${'4111111111111111'}                           | ${true}
    ${'a card number of 19 digits'}               | ${'bank'}   | ${'ICBC'}   | ${'6222020000000000018'}                        | ${true}
    ${'a card number with one wrong digit'}       | ${'bank'}   | ${'ICBC'}   | ${'4111111111111112'}                           | ${false}
    ${'a card number with two swapped digits'}    | ${'bank'}   | ${'ICBC'}   | ${'6222020000000000081'}                        | ${false}
    ${'a card number that is too short'}          | ${'bank'}   | ${'ICBC'}   | ${'42'}                                         | ${false}
    ${'a card number with a letter'}              | ${'bank'}   | ${'ICBC'}   | ${'411111111111111x'}                           | ${false}
    ${'a phone number for Alipay'}                | ${'alipay'} | ${'ALIPAY'} | ${'13800000001'}                                | ${true}
    ${'a mail address for Alipay'}                | ${'alipay'} | ${'ALIPAY'} | ${'a@b.cn'}                                     | ${true}
    ${'another text for Alipay'}                  | ${'alipay'} | ${'ALIPAY'} | ${'hello'}                                      | ${false}
    ${'a TRON address'}                           | ${'coin'}   | ${'TRC20'}  | ${PUBLISHED}                                    | ${true}
    ${'a TRON address with one wrong letter'}     | ${'coin'}   | ${'TRC20'}  | ${PUBLISHED.replace('q', 'r')}                  | ${false}
    ${'an Ethereum address on TRON'}              | ${'coin'}   | ${'TRC20'}  | ${'0xdAC17F958D2ee523a2206206994597C13D831ec7'} | ${false}
    ${'an Ethereum address'}                      | ${'coin'}   | ${'ERC20'}  | ${'0xdAC17F958D2ee523a2206206994597C13D831ec7'} | ${true}
    ${'an Ethereum address with a missing digit'} | ${'coin'}   | ${'ERC20'}  | ${'0xdAC17F958D2ee523a2206206994597C13D831ec'}  | ${false}
  `('WAL-06 isCardNumber of $rule: $isGood', ({ kind, issuer, number, isGood }) => {
    expect(isCardNumber(kind, issuer, number)).toBe(isGood);
  });

  it('WAL-06 plainNumber removes spaces', () => {
    expect(removeSpaces(' 4111 1111\t1111 1111 ')).toBe('4111111111111111');
  });

  it('creates valid TRON addresses', () => {
    const made = ['a', 'b', 'c'].map(deriveTronAddress);
    expect(made.map(validateTronAddress)).toEqual([undefined, undefined, undefined]);
    expect(new Set(made).size).toBe(3);
  });

  it.each`
    kind        | number                   | masked
    ${'bank'}   | ${'6222020000000000018'} | ${'6222 **** **** 0018'}
    ${'alipay'} | ${'13800000001'}         | ${'138****0001'}
    ${'alipay'} | ${'player@example.com'}  | ${'p****@example.com'}
    ${'coin'}   | ${PUBLISHED}             | ${'TR7NHq****Lj6t'}
  `('F-SRV-18 masks a $kind number as $masked', ({ kind, number, masked }) => {
    expect(maskNumber(kind, number)).toBe(masked);
  });

  it('WAL-06 hashNumber is equal only for the same number and salt', async () => {
    const salt = Buffer.from('one platform');
    const hash = await hashNumber(salt, '0xABC');
    expect(await hashNumber(salt, '0xabc')).toBe(hash);
    expect(await hashNumber(salt, '0xabd')).not.toBe(hash);
    expect(await hashNumber(Buffer.from('another'), '0xABC')).not.toBe(hash);
    expect(await hashNumber(salt, PUBLISHED)).not.toBe(await hashNumber(salt, PUBLISHED.toLowerCase()));
  });
});
