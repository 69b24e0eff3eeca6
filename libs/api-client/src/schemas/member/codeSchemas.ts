import * as z from 'zod/mini';
import {
  areaCode,
  captchaFields,
  demoHash,
  mailAddress,
  md5,
  memberName,
  noCaptcha,
  phoneNumber,
  sentDigits,
} from '../fields/authFields.ts';
import { call } from '../fields/schema.ts';

const sealed = () => z.string().check(z.regex(/^[\w-]{1,512}$/));

/** Identifiers are sealed and hashed (API-10); `sealIdentifiers` creates all six. */
const identifiers = {
  sendCodeNumV2: sealed(),
  sendNameV2: sealed(),
  codeIdV2: sealed(),
  SendCodeNum: md5(),
  SendName: md5(),
  codeId: md5(),
};

const exampleIdentifiers = {
  sendCodeNumV2: 'kM3vQ0c2',
  sendNameV2: 'w9Xf1pTz',
  codeIdV2: 'a8Lm2QpR',
  SendCodeNum: '43bfc9b4f3bf50d60d74ba16f0f9b9a6',
  SendName: 'fe01ce2a7fbac8fafaed7c982a04e229',
  codeId: 'd41d8cd98f00b204e9800998ecf8427e',
};

const sending = {
  ...identifiers,
  /** 0 SMS, 1 e-mail, 2 voice call. */
  cate: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  version: z.literal(1),
  kaptchcate: z.number(),
  /** Typed text of the picture, or the pass of the slider. */
  imageCode: z.string().check(z.maxLength(64)),
};

const exampleSending = { ...exampleIdentifiers, version: 1 as const, kaptchcate: 0, imageCode: '' };

/** `seconds` until the next code may be requested. */
const sent = () => z.object({ seconds: z.number() });

const stepTwo = () =>
  z.object({
    /** Required by the third step; our decision. */
    ticket: z.string(),
  });

const reset = {
  name: memberName(),
  password: md5(),
  secondPassword: md5(),
  ticket: z.string().check(z.maxLength(64)),
};
const exampleReset = { name: 'demo01', password: demoHash, secondPassword: demoHash, ticket: 'Zk3vJ0c2w9Xf1pTz' };

export const codeSchemas = {
  /** For guests. `type`: "2" reset; "3" new-device login, which requires the full phone number. */
  'user.sendCodeOne': call({
    spec: '§7 login flow: send code',
    request: z.object({ ...sending, type: z.union([z.literal('2'), z.literal('3')]) }),
    response: sent(),
    example: { request: { ...exampleSending, type: '3', cate: 0 }, response: { seconds: 60 } },
  }),
  /** For members. Our decision: `type` "4" bind phone, "5" bind e-mail, "6" set a password by the bound phone or e-mail. */
  'user.sendCodeTwo': call({
    spec: '§7 login flow: send code',
    request: z.object({ ...sending, type: z.union([z.literal('4'), z.literal('5'), z.literal('6')]) }),
    response: sent(),
    example: { request: { ...exampleSending, type: '4', cate: 0 }, response: { seconds: 60 } },
  }),
  /** The response does not depend on whether name and phone belong together. */
  'user.forgetByPhoneOne': call({
    spec: '§7 login flow: send phone reset code',
    request: z.object({ phone: phoneNumber(), areaCode: z.optional(areaCode()), name: memberName(), ...captchaFields }),
    response: sent(),
    example: {
      request: { phone: '13800000001', areaCode: '+86', name: 'demo01', ...noCaptcha },
      response: { seconds: 60 },
    },
  }),
  'user.forgetByPhoneTwo': call({
    spec: '§7 login flow: verify phone code',
    request: z.object({ phone: phoneNumber(), name: memberName(), code: sentDigits() }),
    response: stepTwo(),
    example: {
      request: { phone: '13800000001', name: 'demo01', code: '123456' },
      response: { ticket: 'Zk3vJ0c2w9Xf1pTz' },
    },
  }),
  'user.forgetByPhoneThree': call({
    spec: '§7 login flow: reset by phone',
    request: z.object({ account: phoneNumber(), ...reset }),
    response: z.object({}),
    example: { request: { account: '13800000001', ...exampleReset }, response: {} },
  }),
  'user.forgetByEmailOne': call({
    spec: '§7 login flow: send email reset code',
    request: z.object({ email: mailAddress(), name: memberName(), ...captchaFields }),
    response: sent(),
    example: { request: { email: 'demo01@example.com', name: 'demo01', ...noCaptcha }, response: { seconds: 60 } },
  }),
  'user.forgetByEmailTwo': call({
    spec: '§7 login flow: verify email code',
    request: z.object({ email: mailAddress(), name: memberName(), code: sentDigits() }),
    response: stepTwo(),
    example: {
      request: { email: 'demo01@example.com', name: 'demo01', code: '123456' },
      response: { ticket: 'Zk3vJ0c2w9Xf1pTz' },
    },
  }),
  'user.forgetByEmailThree': call({
    spec: '§7 login flow: reset by email',
    request: z.object({ account: mailAddress(), ...reset }),
    response: z.object({}),
    example: { request: { account: 'demo01@example.com', ...exampleReset }, response: {} },
  }),
};
