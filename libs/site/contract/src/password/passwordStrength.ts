/** How hard a password is to guess, in words the meter shows. */
export type PasswordStrength = 'none' | 'weak' | 'fair' | 'strong';

/**
 * A rough measure of what a guesser would need: length, kinds of signs, and repetition. It advises and refuses nothing: the
 * rule of §5 does that.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'none';
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password.toLowerCase()).size;
  if (password.length < 8 || kinds < 2 || distinct < 5 || isRun(password)) return 'weak';
  return password.length >= 10 && distinct >= 7 && kinds >= 3 ? 'strong' : 'fair';
}

const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl'];

/** More than half of it follows the alphabet, the digits or the keyboard. */
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
