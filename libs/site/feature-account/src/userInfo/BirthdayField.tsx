import { toInstantParts } from '@pavilion/site-contract/time';
import { useServices } from '@pavilion/site-contract';
import { forwardRef, useId, useState } from 'react';
import { useAccountT } from '../messages/accountMessages.ts';
import { countDaysOfMonth, formatBirthday, parseBirthday, type BirthdayParts } from './birthday.ts';
import { DatePart, DateParts, FieldError } from './profileStyles.ts';

const FIRST_YEAR = 1900;
const MONTHS = 12;

/** Props of {@link BirthdayField}. */
export interface BirthdayFieldProps {
  /** `YYYY-MM-DD`; empty until year, month and day are selected. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/**
 * Birthday as three lists in the site's language. The browser's date field would follow the language of the browser. The ref
 * is the list of years.
 */
export const BirthdayField = forwardRef<HTMLSelectElement, BirthdayFieldProps>(function BirthdayField(
  { value, onChange, error },
  year,
) {
  const t = useAccountT();
  const { clock } = useServices();
  const id = useId();
  const [parts, setParts] = useState<BirthdayParts>(() => parseBirthday(value));
  const change = (changed: Partial<BirthdayParts>) => {
    const next = { ...parts, ...changed };
    if (Number(next.day) > countDaysOfMonth(next)) next.day = '';
    setParts(next);
    onChange(formatBirthday(next));
  };
  const thisYear = Number(toInstantParts(clock.now()).date.slice(0, 4));
  const numbers = (count: number, from = 1, step = 1) => Array.from({ length: count }, (_, at) => from + at * step);
  const lists = [
    { part: 'year', values: numbers(thisYear - FIRST_YEAR + 1, thisYear, -1) },
    { part: 'month', values: numbers(MONTHS) },
    { part: 'day', values: numbers(countDaysOfMonth(parts)) },
  ] as const;
  return (
    <DateParts role="group" aria-labelledby={id} aria-describedby={`${id}-error`}>
      <span id={id}>{t('user.birthday')}</span>
      {lists.map(({ part, values }) => (
        <DatePart
          key={part}
          ref={part === 'year' ? year : undefined}
          aria-label={t(`user.birthday.${part}`)}
          aria-invalid={error === undefined ? undefined : true}
          autoComplete={`bday-${part}`}
          value={parts[part]}
          onChange={({ target }) => change({ [part]: target.value })}
        >
          <option value="">{t(`user.birthday.${part}`)}</option>
          {values.map((number) => (
            <option key={number} value={String(number)}>
              {t(`user.birthday.${part}Of`, { number })}
            </option>
          ))}
        </DatePart>
      ))}
      <FieldError id={`${id}-error`} role="alert">
        {error}
      </FieldError>
    </DateParts>
  );
});
