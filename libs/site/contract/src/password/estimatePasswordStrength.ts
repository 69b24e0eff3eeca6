/** Strength of a password as shown by the meter. */
export type PasswordStrength = 'none' | 'weak' | 'fair' | 'strong';

/** Estimates the strength of a password from its length, kinds of characters and repetition. It only advises; §5 has the rule that refuses. */
export function estimatePasswordStrength(password: string): PasswordStrength {
  if (password === '') return 'none';
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password.toLowerCase()).size;
  if (password.length < 8 || kinds < 2 || distinct < 5 || isRun(password)) return 'weak';
  return password.length >= 10 && distinct >= 7 && kinds >= 3 ? 'strong' : 'fair';
}

const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl'];

/** Whether more than half of the password follows the alphabet, the digits or the keyboard. */
function isRun(password: string): boolean {
  const text = password.toLowerCase();
  let longest = 1;
  for (let from = 0; from < text.length; from += 1) {
    for (let to = from + longest + 1; to <= text.length; to += 1) {
      if (!runs.some((run) => run.includes(text.slice(from, to)))) break;
      longest = to - from;
    }
  }
  return longest > text.length / 2;
}
