import { createSession } from '@pavilion/api-client';
import { readLink } from './readLink.ts';

it.each`
  rule                                                    | search                               | requestsRegistration | icode        | rcode
  ${'NAV-10 register=1 requests the registration dialog'} | ${'?register=1'}                     | ${true}              | ${undefined} | ${undefined}
  ${'NAV-10 any other value requests no dialog'}          | ${'?register=true'}                  | ${false}             | ${undefined} | ${undefined}
  ${'NAV-10 stores both invite codes'}                    | ${'?icode=A1&rcode=b_2'}             | ${false}             | ${'A1'}      | ${'b_2'}
  ${'F-RTE-10 ignores a code with markup'}                | ${'?icode=<script>&rcode=%0d%0aSet'} | ${false}             | ${undefined} | ${undefined}
  ${'F-RTE-10 ignores a code of 65 characters'}           | ${`?icode=${'a'.repeat(65)}`}        | ${false}             | ${undefined} | ${undefined}
`('$rule', ({ search, requestsRegistration, icode, rcode }) => {
  const session = createSession();
  expect(readLink(search, session).requestsRegistration).toBe(requestsRegistration);
  expect([session.get('icode'), session.get('rcode')]).toEqual([icode, rcode]);
});
