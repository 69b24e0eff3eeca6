import { formatEnvelope } from './formatEnvelope.ts';

it.each`
  locale     | code    | message
  ${'zh-CN'} | ${6001} | ${'请重新登录'}
  ${'zh-TW'} | ${6001} | ${'請重新登入'}
`('API-08 the message in $locale is the text of the code', ({ locale, code, message }) => {
  const text = formatEnvelope({ code: code as number, data: { id: 1 } }, locale as 'zh-CN');
  expect(text).toBe(`{"status_code":${code},"data":{"id":1},"message":"${message}"}`);
});

it('ERR-09 an unknown code has the text of unknown errors', () => {
  const read = (code: number) =>
    (JSON.parse(formatEnvelope({ code, data: null }, 'zh-CN')) as { message: string }).message;
  expect(read(6777)).toBe(read(-1));
  expect(read(6777)).toMatch(/\S/);
});

it.each(['余额不足', ''])('API-08 the given message %j replaces the text of the code', (message) => {
  expect(JSON.parse(formatEnvelope({ code: 6012, data: null, message }, 'zh-CN'))).toEqual({
    status_code: 6012,
    data: null,
    message,
  });
});
