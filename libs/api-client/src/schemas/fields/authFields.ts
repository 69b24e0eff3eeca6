import * as z from 'zod/mini';

/** MD5 in lower-case hex, the wire form of passwords and hashed identifiers (A2, API-10). */
export const md5 = () => z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Name as accepted by forms (§5). */
export const memberName = () => z.string().check(z.minLength(1), z.maxLength(30));

/** Six digits. */
export const sentDigits = () => z.string().check(z.regex(/^\d{6}$/));

export const phoneNumber = () => z.string().check(z.regex(/^\d{1,11}$/));

export const mailAddress = () => z.string().check(z.minLength(1), z.maxLength(40));

/** Area code such as `+86`. */
export const areaCode = () => z.string().check(z.regex(/^\+\d{1,4}$/));

/**
 * Captcha fields of a call. Our decision: `kaptchcate` 0 none; 1 picture (`codeId` its `x-code`, `code` the typed text, at
 * most 10 characters); 2 slider (`codeId` and `code` of `user.validateGeeCheck`); 99 the login after a registration.
 */
export const captchaFields = {
  kaptchcate: z.number(),
  codeId: z.string().check(z.maxLength(64)),
  code: z.string().check(z.maxLength(64)),
};

export const noCaptcha = { kaptchcate: 0, codeId: '', code: '' };

/** Password hash of the examples: `demo1234`. */
export const demoHash = '6e9bece1914809fb8493146417e722f6';
