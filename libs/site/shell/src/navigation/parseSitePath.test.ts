import { parseSitePath } from './parseSitePath.ts';

it.each`
  rule                                         | path                       | inside
  ${'F-RTE-11 accepts a path of the site'}     | ${'/game/sport/crty?x=1'}  | ${true}
  ${'F-RTE-11 refuses a full URL'}             | ${'https://evil.example/'} | ${false}
  ${'F-RTE-11 refuses a URL without a scheme'} | ${'//evil.example'}        | ${false}
  ${'F-RTE-11 refuses a leading backslash'}    | ${'/\\evil.example'}       | ${false}
  ${'F-RTE-11 refuses a backslash inside'}     | ${'/a\\..\\evil'}          | ${false}
  ${'F-RTE-11 refuses a script'}               | ${'javascript:alert(1)'}   | ${false}
  ${'F-RTE-11 refuses a tab'}                  | ${'/\t/evil.example'}      | ${false}
  ${'F-RTE-11 refuses an empty text'}          | ${''}                      | ${false}
  ${'F-RTE-11 refuses an undefined path'}      | ${undefined}               | ${false}
`('$rule', ({ path, inside }) => expect(parseSitePath(path)).toBe(inside ? path : undefined));
