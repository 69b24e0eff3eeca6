import { toFileName } from './toFileName.ts';

describe('toFileName', () => {
  it.each`
    name                             | result
    ${'截图 1.png'}                  | ${'截图 1.png'}
    ${'<img src=x onerror=a()>.png'} | ${'<img src=x onerror=a()>.png'}
    ${'../../etc/passwd'}            | ${'.._.._etc_passwd'}
    ${'a\\b\u0000c\n.png'}           | ${'a_b_c_.png'}
    ${'..'}                          | ${'picture'}
    ${''}                            | ${'picture'}
  `('F-SRV-15 $name becomes $result', ({ name, result }) => expect(toFileName(name as string)).toBe(result));

  it('F-SRV-15 shortens a long name without cutting a character in half', () => {
    const name = toFileName('💥'.repeat(300));
    expect(name).toBe('💥'.repeat(200));
  });
});
