import * as z from 'zod/mini';
import { areaCode, captchaFields, demoHash, mailAddress, md5, phoneNumber, sentDigits } from '../fields/authFields.ts';
import { call } from '../fields/schema.ts';

const realName = () => z.string().check(z.minLength(1), z.maxLength(50));
const birthday = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const linkText = () => z.string().check(z.maxLength(64));

/** Password to set: the login password, or the second password for money. Our decision. */
const target = () => z.union([z.literal('login'), z.literal('second')]);

export const bindSchemas = {
  /** `secondPassword` is the hash of the repeated password. Registering accepts terms and privacy policy. */
  'user.register': call({
    spec: '§3 register payload, §7 user',
    request: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(11)),
      password: md5(),
      secondPassword: md5(),
      ...captchaFields,
      domain: z.string().check(z.maxLength(255)),
      rCode: linkText(),
      iCode: linkText(),
    }),
    response: z.object({ userId: z.string() }),
    example: {
      request: {
        name: 'lily88',
        password: demoHash,
        secondPassword: demoHash,
        kaptchcate: 1,
        codeId: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
        code: '7KXPM',
        domain: 'www.example.com',
        rCode: '',
        iCode: '100001',
      },
      response: { userId: '100010' },
    },
  }),
  /** Data that can be set once: real name, gender, birthday. */
  'user.bindOther': call({
    spec: '§7 user',
    request: z.object({
      realName: z.optional(realName()),
      gender: z.optional(z.union([z.literal('male'), z.literal('female')])),
      birthday: z.optional(birthday()),
    }),
    response: z.object({}),
    example: { request: { realName: '张三', gender: 'male', birthday: '1990-05-17' }, response: {} },
  }),
  'user.bindPhone': call({
    spec: '§7 user',
    request: z.object({ areaCode: areaCode(), phone: phoneNumber(), code: sentDigits() }),
    response: z.object({}),
    example: { request: { areaCode: '+86', phone: '13912345678', code: '123456' }, response: {} },
  }),
  'user.bindEmail': call({
    spec: '§7 user',
    request: z.object({ email: mailAddress(), code: sentDigits() }),
    response: z.object({}),
    example: { request: { email: 'lily@example.com', code: '123456' }, response: {} },
  }),
  /** `password` is the present password of the target, or the login password if no second password is set. */
  'user.bindPassword': call({
    spec: '§7 user',
    request: z.object({ target: target(), password: md5(), newPassword: md5() }),
    response: z.object({}),
    example: { request: { target: 'second', password: demoHash, newPassword: demoHash }, response: {} },
  }),
  'user.bindPasswordByPhone': call({
    spec: '§7 user',
    request: z.object({ target: target(), code: sentDigits(), newPassword: md5() }),
    response: z.object({}),
    example: { request: { target: 'second', code: '123456', newPassword: demoHash }, response: {} },
  }),
  'user.bindPasswordByEmail': call({
    spec: '§7 user',
    request: z.object({ target: target(), code: sentDigits(), newPassword: md5() }),
    response: z.object({}),
    example: { request: { target: 'login', code: '123456', newPassword: demoHash }, response: {} },
  }),
  /** Real name as required by the deposit page. */
  'user.bindFromDeposit': call({
    spec: '§7 user',
    request: z.object({ realName: realName() }),
    response: z.object({}),
    example: { request: { realName: '张三' }, response: {} },
  }),
  /** Token of the chat socket (CHT-03); its `exp` limits its lifetime. */
  'user.jwt': call({
    spec: '§7 user',
    request: z.object({}),
    response: z.object({ jwt: z.string().check(z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)) }),
    example: { request: {}, response: { jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAwMDEifQ.c2lnbmF0dXJl' } },
  }),
  /** `area` is empty for the whole list, else an area code or a part of a name. */
  'site.queryCountryArea': call({
    spec: '§7 login flow: country list',
    request: z.object({ area: z.string().check(z.maxLength(30)) }),
    response: z.array(z.object({ areaName: z.string(), areaCode: areaCode(), regex: z.string() })),
    example: {
      request: { area: '' },
      response: [{ areaName: '中国大陆', areaCode: '+86', regex: '^1[3-9]\\d{9}$' }],
    },
  }),
  /**
   * Opens one of the sealed values of `user.memberInfo` (API-05): `d` the value, `v` whether it is valid and the member's. Our
   * decision: the second password is required, so that a stolen session shows no complete value.
   */
  'site.singleDataDecryption': call({
    spec: '§7 user, §3 decrypted data cache',
    request: z.object({ data: z.string().check(z.regex(/^[\w-]{1,512}$/)), secondPassword: z.optional(md5()) }),
    response: z.object({ d: z.string(), v: z.boolean() }),
    example: {
      request: { data: 'kM3vQ0c2w9Xf1pTz', secondPassword: demoHash },
      response: { d: '13800000001', v: true },
    },
  }),
};
