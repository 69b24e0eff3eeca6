import { readVenueMessage } from './readVenueMessage.ts';

const frame = {} as MessageEventSource;
const origin = 'https://venue.example';
const told = (type: unknown, source: unknown = 'pavilion-venue') => ({ source, type });

it.each`
  what                                        | event                                                                       | says
  ${'reads a message of the frame'}           | ${{ source: frame, origin, data: told('balance') }}                         | ${'balance'}
  ${'ignores another window'}                 | ${{ source: {}, origin, data: told('balance') }}                            | ${undefined}
  ${'ignores a message without window'}       | ${{ source: null, origin, data: told('close') }}                            | ${undefined}
  ${'ignores another origin'}                 | ${{ source: frame, origin: 'https://evil.example', data: told('close') }}   | ${undefined}
  ${'ignores an origin with the same prefix'} | ${{ source: frame, origin: `${origin}.evil.example`, data: told('close') }} | ${undefined}
  ${'ignores an opaque origin'}               | ${{ source: frame, origin: 'null', data: told('close') }}                   | ${undefined}
  ${'ignores an unknown type'}                | ${{ source: frame, origin, data: told('navigate') }}                        | ${undefined}
  ${'ignores a type that is no string'}       | ${{ source: frame, origin, data: told({ toString: () => 'close' }) }}       | ${undefined}
  ${'ignores another sender'}                 | ${{ source: frame, origin, data: told('close', 'extension') }}              | ${undefined}
  ${'ignores text'}                           | ${{ source: frame, origin, data: 'close' }}                                 | ${undefined}
  ${'ignores null'}                           | ${{ source: frame, origin, data: null }}                                    | ${undefined}
`('F-RTE-12 G1 $what', ({ event, says }: { event: MessageEvent; says: string | undefined }) =>
  expect(readVenueMessage(event, frame, origin)).toBe(says),
);
