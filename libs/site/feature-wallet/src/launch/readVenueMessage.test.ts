import { readVenueMessage } from './readVenueMessage.ts';

const frame = {} as MessageEventSource;
const origin = 'https://venue.example';
const told = (type: unknown, source: unknown = 'pavilion-venue') => ({ source, type });

it.each`
  what                             | event                                                                       | says
  ${'a word of the frame'}         | ${{ source: frame, origin, data: told('balance') }}                         | ${'balance'}
  ${'another window'}              | ${{ source: {}, origin, data: told('balance') }}                            | ${undefined}
  ${'no window'}                   | ${{ source: null, origin, data: told('close') }}                            | ${undefined}
  ${'another origin'}              | ${{ source: frame, origin: 'https://evil.example', data: told('close') }}   | ${undefined}
  ${'an origin that begins alike'} | ${{ source: frame, origin: `${origin}.evil.example`, data: told('close') }} | ${undefined}
  ${'an opaque origin'}            | ${{ source: frame, origin: 'null', data: told('close') }}                   | ${undefined}
  ${'an unknown word'}             | ${{ source: frame, origin, data: told('navigate') }}                        | ${undefined}
  ${'a word that is none'}         | ${{ source: frame, origin, data: told({ toString: () => 'close' }) }}       | ${undefined}
  ${'somebody else’s message'}     | ${{ source: frame, origin, data: told('close', 'extension') }}              | ${undefined}
  ${'text'}                        | ${{ source: frame, origin, data: 'close' }}                                 | ${undefined}
  ${'nothing'}                     | ${{ source: frame, origin, data: null }}                                    | ${undefined}
`('F-RTE-12 G1 $what', ({ event, says }: { event: MessageEvent; says: string | undefined }) =>
  expect(readVenueMessage(event, frame, origin)).toBe(says),
);
