import { getEndpoint } from '../catalogue/catalogue.ts';
import { addResponseHeaders } from './addResponseHeaders.ts';

const picture = getEndpoint('user.defaultKaptcha');
const answer = (data: unknown) => ({ code: 6000, data, serverMessage: '' });

it('CAP-02 adds the header named by the endpoint to the data, and no other', () => {
  const headers = new Headers({ 'X-Code': 'abc', 'x-other': 'no' });
  expect(addResponseHeaders(picture, answer({ image: 'png' }), headers).data).toEqual({
    image: 'png',
    'x-code': 'abc',
  });
  expect(addResponseHeaders(getEndpoint('user.geeLoad'), answer({}), headers).data).toEqual({});
});

it.each([null, undefined, 'text', [1]])('CAP-02 leaves data that is no object (%j) unchanged', (data) => {
  expect(addResponseHeaders(picture, answer(data), new Headers({ 'x-code': 'abc' })).data).toEqual(data);
});

it('CAP-02 adds no field for a missing header', () => {
  expect(addResponseHeaders(picture, answer({ image: 'png' }), new Headers()).data).toEqual({ image: 'png' });
});
