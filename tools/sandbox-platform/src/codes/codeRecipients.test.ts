import { normalizeRecipient } from './codeRecipients.ts';

it.each`
  medium     | number                      | normalized
  ${'phone'} | ${'13812345678'}            | ${'13812345678'}
  ${'phone'} | ${'138 1234-5678'}          | ${'13812345678'}
  ${'phone'} | ${'１３８１２３４５６７８'} | ${'13812345678'}
  ${'phone'} | ${'0912345678'}             | ${'912345678'}
  ${'phone'} | ${'912345678'}              | ${'912345678'}
  ${'phone'} | ${'89123456789'}            | ${'9123456789'}
  ${'phone'} | ${'81234567'}               | ${'81234567'}
  ${'email'} | ${' Lily@Example.COM '}     | ${'lily@example.com'}
  ${'email'} | ${'l.01@example.com'}       | ${'l.01@example.com'}
`(
  'SEC-03 counts the $medium "$number" as "$normalized"',
  ({ medium, number, normalized }: { medium: 'phone'; number: string; normalized: string }) => {
    expect(normalizeRecipient(medium, number)).toBe(normalized);
  },
);
