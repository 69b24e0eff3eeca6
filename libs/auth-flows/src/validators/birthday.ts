/** Minimum age of a player (§1). */
export const MINIMUM_AGE = 18;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const HOUR_MS = 3_600_000;

/**
 * Validates a birthday (请输入生日，确保您已满18岁): a real date, at least the minimum age ago, by the calendar of UTC+8 (ruling S3).
 *
 * A player is 18 from the birthday on. For a birth on 29 February, the birthday in other years is 1 March.
 *
 * @param birthday `YYYY-MM-DD`
 * @param now milliseconds UTC
 */
export function validateBirthday(
  birthday: string,
  now: number,
  minimumAge = MINIMUM_AGE,
): 'birthdayRequired' | 'birthdayRule' | 'birthdayTooYoung' | undefined {
  if (birthday === '') return 'birthdayRequired';
  const born = readDate(birthday);
  if (!born || born.year < 1900) return 'birthdayRule';
  const today = new Date(now + 8 * HOUR_MS);
  const comesOfAge = Date.UTC(born.year + minimumAge, born.month - 1, born.day);
  return comesOfAge <= Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
    ? undefined
    : 'birthdayTooYoung';
}

function readDate(text: string) {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined;
}
