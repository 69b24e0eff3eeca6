import * as z from 'zod/mini';

/** md5 in lower-case hex: how passwords and hashed identifiers travel (A2, API-10). */
export const md5 = () => z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A name as a form lets it in (§5). */
export const memberName = () => z.string().check(z.minLength(1), z.maxLength(30));

/** Six digits. */
export const sentDigits = () => z.string().check(z.regex(/^\d{6}$/));

export const phoneNumber = () => z.string().check(z.regex(/^\d{1,11}$/));

export const mailAddress = () => z.string().check(z.minLength(1), z.maxLength(40));

/** `+86` and the like. */
export const areaCode = () => z.string().check(z.regex(/^\+\d{1,4}$/));

/**
 * How a call says that its captcha is solved. Our decision: `kaptchcate` 0 none, 1 picture (`codeId` its `x-code`, `code`
 * what was typed, at most ten characters), 2 slider (`codeId` and `code` as `user.validateGeeCheck` gave them), 99 the login
 * right after a registration.
 */
export const captchaFields = {
  kaptchcate: z.number(),
  codeId: z.string().check(z.maxLength(64)),
  code: z.string().check(z.maxLength(64)),
};

export const noCaptcha = { kaptchcate: 0, codeId: '', code: '' };

/** A password in the examples: `demo1234`. */
export const demoHash = '6e9bece1914809fb8493146417e722f6';
