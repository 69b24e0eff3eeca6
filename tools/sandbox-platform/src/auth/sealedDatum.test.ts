import { maskEmail } from '../base/masks/maskEmail.ts';
import { maskName } from '../base/masks/maskName.ts';
import { openDatum, sealDatum } from './sealedDatum.ts';
import { createServerSecret } from '../db/serverSecret.ts';

const secret = createServerSecret(Buffer.alloc(32, 1));

it.each(['13800000001', '欧阳娜娜', ''])('API-05 %j can be opened only for its member', (text) => {
  const sealed = sealDatum(secret, 7, text);
  expect(openDatum(secret, 7, sealed)).toBe(text);
  expect(openDatum(secret, 8, sealed)).toBeUndefined();
  expect(openDatum(createServerSecret(Buffer.alloc(32, 2)), 7, sealed)).toBeUndefined();
  expect(sealDatum(secret, 7, text)).not.toBe(sealed);
});

it('API-05 a changed byte, a cut text and a random text cannot be opened', () => {
  const sealed = sealDatum(secret, 7, '13800000001');
  const flipped = Buffer.from(sealed, 'base64url');
  flipped[14] = (flipped[14] ?? 0) ^ 1;
  for (const bad of [flipped.toString('base64url'), sealed.slice(0, 20), 'x', ''])
    expect(openDatum(secret, 7, bad)).toBeUndefined();
});

it.each`
  whole           | masked
  ${'张三'}       | ${'张*'}
  ${'欧阳娜娜'}   | ${'欧***'}
  ${'John.Smith'} | ${'J***'}
`('USR-01 masks $whole as $masked', ({ whole, masked }) => {
  expect(maskName(whole as string)).toBe(masked);
});

it.each`
  whole            | masked
  ${'lily@qq.com'} | ${'l***@qq.com'}
  ${'@qq.com'}     | ${'***'}
`('USR-01 masks $whole as $masked', ({ whole, masked }) => {
  expect(maskEmail(whole as string)).toBe(masked);
});
