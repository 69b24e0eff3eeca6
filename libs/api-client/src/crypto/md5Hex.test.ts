import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { md5Hex } from './md5Hex.ts';

describe('md5Hex', () => {
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['a', '0cc175b9c0f1b6a831c399e269772661'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
    [
      '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
      '57edf4a22be3c955ac49da2e2107b67a',
    ],
  ])('API-10 F-CRY-01 matches RFC 1321 A.5 for %j', (text, digest) => {
    expect(md5Hex(text)).toBe(digest);
  });

  it('API-10 matches an independent implementation for any text', () => {
    const oracle = (text: string) => createHash('md5').update(text, 'utf8').digest('hex');
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => md5Hex(text) === oracle(text)));
  });
});
