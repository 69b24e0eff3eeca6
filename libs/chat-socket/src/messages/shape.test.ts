import { fitting, flag, list, oneOf, record, text, whole } from './shape.ts';

const invalid = undefined;

it.each`
  reader                      | value             | result
  ${text(3)}                  | ${''}             | ${''}
  ${text(3)}                  | ${'abc'}          | ${'abc'}
  ${text(3)}                  | ${'abcd'}         | ${invalid}
  ${text(3, 1)}               | ${''}             | ${invalid}
  ${text(3, 1)}               | ${'a'}            | ${'a'}
  ${text(3)}                  | ${7}              | ${invalid}
  ${text(3)}                  | ${['a']}          | ${invalid}
  ${whole}                    | ${0}              | ${0}
  ${whole}                    | ${-1}             | ${invalid}
  ${whole}                    | ${1.5}            | ${invalid}
  ${whole}                    | ${2 ** 53}        | ${invalid}
  ${whole}                    | ${'1'}            | ${invalid}
  ${flag}                     | ${false}          | ${false}
  ${flag}                     | ${0}              | ${invalid}
  ${oneOf('a', 'b')}          | ${'b'}            | ${'b'}
  ${oneOf('a', 'b')}          | ${'c'}            | ${invalid}
  ${list(whole, 2)}           | ${[]}             | ${[]}
  ${list(whole, 2)}           | ${[1, 2]}         | ${[1, 2]}
  ${list(whole, 2)}           | ${[1, 2, 3]}      | ${invalid}
  ${list(whole, 2)}           | ${[1, 'x']}       | ${invalid}
  ${list(whole, 2)}           | ${{ length: 1 }}  | ${invalid}
  ${fitting(whole, 2)}        | ${['x', 2]}       | ${[2]}
  ${fitting(whole, 2)}        | ${[1, 2, 3]}      | ${invalid}
  ${fitting(whole, 2)}        | ${'ab'}           | ${invalid}
  ${record({ a: whole })}     | ${{ a: 1, b: 2 }} | ${{ a: 1 }}
  ${record({ a: whole })}     | ${{}}             | ${invalid}
  ${record({ a: whole })}     | ${{ a: null }}    | ${invalid}
  ${record({ a: whole })}     | ${null}           | ${invalid}
  ${record({ a: whole })}     | ${'a'}            | ${invalid}
  ${record({}, { a: whole })} | ${{}}             | ${{}}
  ${record({}, { a: whole })} | ${{ a: null }}    | ${{}}
  ${record({}, { a: whole })} | ${{ a: 1 }}       | ${{ a: 1 }}
  ${record({}, { a: whole })} | ${{ a: 'x' }}     | ${invalid}
  ${record({ a: flag })}      | ${{ a: false }}   | ${{ a: false }}
`('CHT-01 F-CHT-12 reads $value as $result', ({ reader, value, result }) => {
  expect((reader as (value: unknown) => unknown)(value)).toEqual(result);
});
