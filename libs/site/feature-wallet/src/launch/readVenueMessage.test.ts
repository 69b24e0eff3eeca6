import { readVenueMessage } from './readVenueMessage.ts';

const frame = {} as MessageEventSource;
const origin = 'https://venue.example';
const createMessage = (type: unknown, source: unknown = 'pavilion-venue') => ({ source, type });

it.each`
  rule                                        | event                                                                                             | expected
  ${'reads a message of the frame'}           | ${{ source: frame, origin, data: createMessage('balance') }}                                      | ${{ type: 'balance' }}
  ${'reads the version of a venue'}           | ${{ source: frame, origin, data: { source: 'pavilion-venue', v: 1, type: 'ready', version: 1 } }} | ${{ type: 'ready', version: 1 }}
  ${'ignores an unknown version'}             | ${{ source: frame, origin, data: { ...createMessage('balance'), v: 2 } }}                         | ${undefined}
  ${'ignores full screen of version 0'}       | ${{ source: frame, origin, data: { ...createMessage('fullscreen'), on: true } }}                  | ${undefined}
  ${'ignores a message above 8 KiB'}          | ${{ source: frame, origin, data: { ...createMessage('balance'), more: 'x'.repeat(8192) } }}       | ${undefined}
  ${'ignores a type of the prototype'}        | ${{ source: frame, origin, data: createMessage('constructor') }}                                  | ${undefined}
  ${'ignores another window'}                 | ${{ source: {}, origin, data: createMessage('balance') }}                                         | ${undefined}
  ${'ignores a message without window'}       | ${{ source: null, origin, data: createMessage('close') }}                                         | ${undefined}
  ${'ignores another origin'}                 | ${{ source: frame, origin: 'https://evil.example', data: createMessage('close') }}                | ${undefined}
  ${'ignores an origin with the same prefix'} | ${{ source: frame, origin: `${origin}.evil.example`, data: createMessage('close') }}              | ${undefined}
  ${'ignores an opaque origin'}               | ${{ source: frame, origin: 'null', data: createMessage('close') }}                                | ${undefined}
  ${'ignores an unknown type'}                | ${{ source: frame, origin, data: createMessage('navigate') }}                                     | ${undefined}
  ${'ignores a type that is no string'}       | ${{ source: frame, origin, data: createMessage({ toString: () => 'close' }) }}                    | ${undefined}
  ${'ignores another sender'}                 | ${{ source: frame, origin, data: createMessage('close', 'extension') }}                           | ${undefined}
  ${'ignores text'}                           | ${{ source: frame, origin, data: 'close' }}                                                       | ${undefined}
  ${'ignores null'}                           | ${{ source: frame, origin, data: null }}                                                          | ${undefined}
`('F-RTE-12 G1 $rule', ({ event, expected }: { event: MessageEvent; expected: object | undefined }) =>
  expect(readVenueMessage(event, frame, origin)).toEqual(expected),
);

const base = { source: 'pavilion-venue', v: 1 };

it.each`
  data                                            | expected
  ${{ ...base, type: 'ready' }}                   | ${{ type: 'ready', version: 0 }}
  ${{ ...base, type: 'ready', version: 0 }}       | ${{ type: 'ready', version: 0 }}
  ${{ ...base, type: 'ready', version: 2 }}       | ${undefined}
  ${{ ...base, type: 'close' }}                   | ${{ type: 'close' }}
  ${{ ...base, type: 'fullscreen', on: true }}    | ${{ type: 'fullscreen', on: true }}
  ${{ ...base, type: 'fullscreen', on: false }}   | ${{ type: 'fullscreen', on: false }}
  ${{ ...base, type: 'fullscreen', on: 'true' }}  | ${undefined}
  ${Object.assign(Object.create({ a: 1 }), base)} | ${undefined}
  ${[base]}                                       | ${undefined}
`('F-RTE-12 G1 reads $data as $expected', ({ data, expected }: { data: unknown; expected: object | undefined }) =>
  expect(readVenueMessage({ source: frame, origin, data }, frame, origin)).toEqual(expected),
);

it.each([undefined, null])('F-RTE-12 G1 reads nothing without a frame: %s', (missing) =>
  expect(readVenueMessage({ source: null, origin, data: createMessage('close') }, missing, origin)).toBeUndefined(),
);

it('F-RTE-12 G1 reads a message of exactly 8 KiB, and none that cannot be written as JSON', () => {
  const fit = { ...createMessage('balance'), more: '' };
  fit.more = 'x'.repeat(8 * 1024 - JSON.stringify(fit).length);
  const cyclic: Record<string, unknown> = { ...createMessage('balance') };
  cyclic['self'] = cyclic;
  const readData = (data: unknown) => readVenueMessage({ source: frame, origin, data }, frame, origin);
  expect([readData(fit), readData({ ...fit, more: `${fit.more}x` }), readData(cyclic)]).toEqual([
    { type: 'balance' },
    undefined,
    undefined,
  ]);
});

/** Random values, seeded so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  const next = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return { next, pick: <T>(values: readonly T[]): T => values[next(values.length)] as T };
}

it('LOB-05 G1 F-RTE-12 accepts nothing of 10,000 hostile messages but the known words, without money, address or text', () => {
  const { pick } = createRandom(20_261_125);
  const stranger = {} as MessageEventSource;
  const values: readonly unknown[] = [
    undefined,
    null,
    0,
    1,
    2,
    NaN,
    -1,
    '',
    'x',
    true,
    false,
    [],
    {},
    () => 1,
    'javascript:alert(1)',
  ];
  const words = [
    'ready',
    'balance',
    'close',
    'fullscreen',
    'hello',
    'style',
    'navigate',
    '__proto__',
    'toString',
    'leave',
  ];
  const allowed = new Set(
    [
      { type: 'ready', version: 0 },
      { type: 'ready', version: 1 },
      { type: 'balance' },
      { type: 'close' },
      { type: 'fullscreen', on: true },
      { type: 'fullscreen', on: false },
    ].map((message) => JSON.stringify(message)),
  );
  let accepted = 0;
  for (let at = 0; at < 10_000; at++) {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    const fields = {
      source: pick(['pavilion-venue', 'pavilion-venue', 'pavilion-venue', 'pavilion-site']),
      v: pick([1, 1, undefined, undefined, 0, 2, '1', null]),
      type: pick([...words, ...values]),
      on: pick(values),
      version: pick(values),
      amount: '1000000.00',
      url: 'https://evil.example/',
      text: pick(['x'.repeat(9_000), 'Your account is locked', 'x', 'y', cyclic]),
    };
    const data = pick<unknown>([
      fields,
      fields,
      fields,
      Object.create(fields),
      [fields],
      '{"source":"pavilion-venue","type":"close"}',
      ...values,
    ]);
    const isOwn = pick([true, true, false]);
    const event = {
      source: isOwn ? frame : stranger,
      origin: isOwn ? origin : pick([origin, 'null', 'https://evil.example']),
      data,
    };
    const message = readVenueMessage(event as MessageEvent, frame, origin);
    if (message === undefined) continue;
    accepted += 1;
    expect([isOwn, allowed.has(JSON.stringify(message))]).toEqual([true, true]);
  }
  expect(accepted).toBeGreaterThan(0);
});
