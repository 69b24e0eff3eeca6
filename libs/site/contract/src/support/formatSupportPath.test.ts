import { formatSupportPath } from './formatSupportPath.ts';

it.each`
  subject                         | path
  ${undefined}                    | ${'/app/help/zxkf'}
  ${{}}                           | ${'/app/help/zxkf'}
  ${{ order: 'D1&x' }}            | ${'/app/help/zxkf?order=D1%26x'}
  ${{ bet: 'T 1' }}               | ${'/app/help/zxkf?bet=T%201'}
  ${{ error: 6012 }}              | ${'/app/help/zxkf?error=6012'}
  ${{ order: 'D1', error: 6012 }} | ${'/app/help/zxkf?order=D1'}
  ${{ bet: 'T1', error: 6012 }}   | ${'/app/help/zxkf?bet=T1'}
`('a link to customer service with the subject $subject leads to $path', ({ subject, path }) => {
  expect(formatSupportPath(subject as { error: number })).toBe(path);
});
