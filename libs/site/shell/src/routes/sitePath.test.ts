import { sitePath } from './sitePath.ts';

it.each`
  rule                                      | path                       | inside
  ${'F-RTE-11 a path of the site'}          | ${'/game/sport/crty?x=1'}  | ${true}
  ${'F-RTE-11 a full address'}              | ${'https://evil.example/'} | ${false}
  ${'F-RTE-11 an address without a scheme'} | ${'//evil.example'}        | ${false}
  ${'F-RTE-11 a backslash for a slash'}     | ${'/\\evil.example'}       | ${false}
  ${'F-RTE-11 a backslash further on'}      | ${'/a\\..\\evil'}          | ${false}
  ${'F-RTE-11 a script'}                    | ${'javascript:alert(1)'}   | ${false}
  ${'F-RTE-11 a tab inside'}                | ${'/\t/evil.example'}      | ${false}
  ${'F-RTE-11 nothing'}                     | ${''}                      | ${false}
  ${'F-RTE-11 not even text'}               | ${undefined}               | ${false}
`('$rule', ({ path, inside }) => expect(sitePath(path)).toBe(inside ? path : undefined));
