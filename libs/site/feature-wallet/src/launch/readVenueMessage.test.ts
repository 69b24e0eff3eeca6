import { readVenueMessage } from './readVenueMessage.ts';

const frame = {} as MessageEventSource;
const origin = 'https://venue.example';
const createMessage = (type: unknown, source: unknown = 'pavilion-venue') => ({ source, type });

it.each`
  rule                                        | event                                                                                | expected
  ${'reads a message of the frame'}           | ${{ source: frame, origin, data: createMessage('balance') }}                         | ${'balance'}
  ${'ignores another window'}                 | ${{ source: {}, origin, data: createMessage('balance') }}                            | ${undefined}
  ${'ignores a message without window'}       | ${{ source: null, origin, data: createMessage('close') }}                            | ${undefined}
  ${'ignores another origin'}                 | ${{ source: frame, origin: 'https://evil.example', data: createMessage('close') }}   | ${undefined}
  ${'ignores an origin with the same prefix'} | ${{ source: frame, origin: `${origin}.evil.example`, data: createMessage('close') }} | ${undefined}
  ${'ignores an opaque origin'}               | ${{ source: frame, origin: 'null', data: createMessage('close') }}                   | ${undefined}
  ${'ignores an unknown type'}                | ${{ source: frame, origin, data: createMessage('navigate') }}                        | ${undefined}
  ${'ignores a type that is no string'}       | ${{ source: frame, origin, data: createMessage({ toString: () => 'close' }) }}       | ${undefined}
  ${'ignores another sender'}                 | ${{ source: frame, origin, data: createMessage('close', 'extension') }}              | ${undefined}
  ${'ignores text'}                           | ${{ source: frame, origin, data: 'close' }}                                          | ${undefined}
  ${'ignores null'}                           | ${{ source: frame, origin, data: null }}                                             | ${undefined}
`('F-RTE-12 G1 $rule', ({ event, expected }: { event: MessageEvent; expected: string | undefined }) =>
  expect(readVenueMessage(event, frame, origin)).toBe(expected),
);
