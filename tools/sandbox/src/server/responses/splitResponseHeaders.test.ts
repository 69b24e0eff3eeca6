import type { EndpointId } from '@pavilion/api-client/protocol';
import { splitResponseHeaders } from './splitResponseHeaders.ts';

it('CAP-02 sends the id of a picture as the header x-code and not in the data', () => {
  expect(splitResponseHeaders('user.defaultKaptcha', { image: 'data:', 'x-code': 'a1' })).toEqual({
    headers: { 'x-code': 'a1' },
    data: { image: 'data:' },
  });
});

it('CAP-02 sends a header as text', () => {
  expect(splitResponseHeaders('user.defaultKaptcha', { 'x-code': 7 }).headers).toEqual({ 'x-code': '7' });
});

it.each`
  what                         | id                       | data
  ${'a call without headers'}  | ${'user.login'}          | ${{ 'x-code': 'a1' }}
  ${'data that is null'}       | ${'user.defaultKaptcha'} | ${null}
  ${'data that is undefined'}  | ${'user.defaultKaptcha'} | ${undefined}
  ${'data that is no object'}  | ${'user.defaultKaptcha'} | ${'x-code'}
  ${'data without the header'} | ${'user.defaultKaptcha'} | ${{ image: 'data:' }}
`('CAP-02 leaves $what unchanged', ({ id, data }: { id: EndpointId; data: unknown }) => {
  expect(splitResponseHeaders(id, data)).toEqual({ headers: {}, data });
});
