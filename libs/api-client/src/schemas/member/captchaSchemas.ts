import * as z from 'zod/mini';
import { demoHash, md5 } from '../fields/authFields.ts';
import { call } from '../fields/schema.ts';

const lotNumber = () => z.string().check(z.regex(/^[0-9a-f]{32}$/));
const token = () => z.string().check(z.minLength(1), z.maxLength(128));
const dataUrl = () => z.string().check(z.regex(/^data:image\/png;base64,[\w+/]+=*$/));
const pixels = () => z.number().check(z.minimum(-1000), z.maximum(1000));

const tokens = {
  lot_number: lotNumber(),
  captcha_output: token(),
  pass_token: token(),
  /** Seconds since 1970, as text. */
  gen_time: z.string().check(z.regex(/^\d{1,12}$/)),
};

const exampleLot = '5f3c6d1e9a7b4c2d8e0f1a2b3c4d5e6f';
const exampleTokens = {
  lot_number: exampleLot,
  captcha_output: 'kM3vQ0c2',
  pass_token: 'w9Xf1pTz',
  gen_time: '1763690400',
};
const examplePng = 'data:image/png;base64,iVBORw0KGgo=';

export const captchaSchemas = {
  /** `ktype`: 4 login, 1 register, 2 phone reset, 3 e-mail reset. The response does not depend on whether the name exists. */
  'user.kaptchcate': call({
    spec: '§7 login flow: captcha type look-up',
    request: z.object({
      name: z.string().check(z.maxLength(30)),
      password: z.union([md5(), z.literal('')]),
      ktype: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    }),
    response: z.object({ kaptchcate: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
    example: { request: { name: 'demo01', password: demoHash, ktype: 4 }, response: { kaptchcate: 1 } },
  }),
  'user.defaultKaptcha': call({
    spec: '§7 login flow: picture captcha fetch',
    request: z.object({}),
    response: z.object({
      /** PNG as a data URL. */
      image: dataUrl(),
      /** Id of the picture, from the response header of this name. */
      'x-code': z.string().check(z.regex(/^[\w-]{1,64}$/)),
    }),
    example: { request: {}, response: { image: examplePng, 'x-code': '0a1b2c3d4e5f60718293a4b5c6d7e8f9' } },
  }),
  /** Slider puzzle, and the proof of work that replaces it: a `nonce` with SHA-256(`lot_number.nonce`) low enough. */
  'user.geeLoad': call({
    spec: '§7 login flow: behaviour captcha',
    request: z.object({}),
    response: z.object({
      lot_number: lotNumber(),
      background: dataUrl(),
      piece: dataUrl(),
      width: z.number(),
      height: z.number(),
      pieceSize: z.number(),
      /** Vertical position of the piece. The horizontal target is not sent. */
      pieceY: z.number(),
      /** Leading zero bits that the work requires. */
      workBits: z.number(),
    }),
    example: {
      request: {},
      response: {
        lot_number: exampleLot,
        background: examplePng,
        piece: examplePng,
        width: 300,
        height: 160,
        pieceSize: 60,
        pieceY: 42,
        workBits: 16,
      },
    },
  }),
  'user.geeVerify': call({
    spec: '§7 login flow: behaviour captcha',
    request: z.union([
      z.object({
        lot_number: lotNumber(),
        /** Dragged, or moved by keyboard. */
        mode: z.union([z.literal('drag'), z.literal('keys')]),
        /** Left edge of the released piece, pixels of the picture. */
        x: pixels(),
        /** Samples of the move: x and y from the start, milliseconds from the start. */
        track: z
          .array(z.tuple([pixels(), pixels(), z.number().check(z.minimum(0), z.maximum(600_000))]))
          .check(z.minLength(1), z.maxLength(2_000)),
      }),
      z.object({
        lot_number: lotNumber(),
        mode: z.literal('work'),
        nonce: z.string().check(z.regex(/^[\w-]{1,64}$/)),
      }),
    ]),
    response: z.object(tokens),
    example: {
      request: { lot_number: exampleLot, mode: 'work', nonce: '65535' },
      response: exampleTokens,
    },
  }),
  /** The response contains `codeId` and `code` for the call that required the captcha. */
  'user.validateGeeCheck': call({
    spec: '§7 login flow: behaviour check',
    request: z.object({ ...tokens, validate_way: z.literal(0) }),
    response: z.object({ codeId: z.string(), code: z.string() }),
    example: {
      request: { ...exampleTokens, validate_way: 0 },
      response: { codeId: exampleLot, code: 'Zk3vJ0c2w9Xf1pTz' },
    },
  }),
};
