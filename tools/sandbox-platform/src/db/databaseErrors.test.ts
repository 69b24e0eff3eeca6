import { isTransientDatabaseError } from './databaseErrors.ts';

const createError = (code: string | undefined, message = 'x') => Object.assign(new Error(message), { code });

it.each`
  what                      | code              | isTransient
  ${'a full disk'}          | ${'53100'}        | ${true}
  ${'too little memory'}    | ${'53200'}        | ${true}
  ${'too many connections'} | ${'53300'}        | ${true}
  ${'a deadlock'}           | ${'40P01'}        | ${true}
  ${'a lost connection'}    | ${'08006'}        | ${true}
  ${'a refused connection'} | ${'ECONNREFUSED'} | ${true}
  ${'a unique violation'}   | ${'23505'}        | ${false}
  ${'a syntax error'}       | ${'42601'}        | ${false}
  ${'an unknown column'}    | ${'42703'}        | ${false}
`('F-SRV-05 $what ($code) is transient: $isTransient', ({ code, isTransient }) => {
  expect(isTransientDatabaseError(createError(code as string))).toBe(isTransient);
});

it.each`
  message                                      | isTransient
  ${'timeout exceeded when trying to connect'} | ${true}
  ${'Connection terminated unexpectedly'}      | ${true}
  ${'Cannot read properties of undefined'}     | ${false}
`('F-SRV-05 an error without a code, "$message", is transient: $isTransient', ({ message, isTransient }) => {
  expect(isTransientDatabaseError(createError(undefined, message as string))).toBe(isTransient);
});

it.each([null, undefined, 'busy', 53100, {}])('F-SRV-05 a thrown %p is no transient error', (thrown) => {
  expect(isTransientDatabaseError(thrown)).toBe(false);
});
