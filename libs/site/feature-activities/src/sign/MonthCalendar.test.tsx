import { screen } from '@testing-library/react';
import { renderPart } from '../testing/renderPart.tsx';
import { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx';

type Sign = MonthCalendarProps['sign'];
type MakeUp = NonNullable<Sign['makeUp']>;

const days: NonNullable<Sign['days']> = [
  { day: '2026-11-01', state: 'signed', amount: '1.00' },
  { day: '2026-11-02', state: 'madeUp' },
  { day: '2026-11-03', state: 'missed' },
  { day: '2026-11-04', state: 'closed' },
  { day: '2026-11-05', state: 'signed' },
  { day: '2026-11-06', state: 'today' },
  { day: '2026-11-07', state: 'coming', amount: '8.80' },
];
const makeUp: MakeUp = { left: 1, used: 1, maximum: 3, turnover: '2500.00', target: '1000.00', day: '2026-11-03' };

async function renderMonth(change: Partial<Sign> = {}, canClaim = true) {
  const onMakeUp = jest.fn();
  const sign: Sign = { isSignedToday: false, streak: 0, today: '2026-11-06', days, ...change };
  const site = await renderPart(<MonthCalendar sign={sign} canClaim={canClaim} onMakeUp={onMakeUp} />);
  return { ...site, onMakeUp };
}
const cell = (day: string) => screen.getByTestId(`day-${day}`);
const button = () => screen.queryByRole('button', { name: '补签 11-03' });

it('ACT-01 shows the month and the number of days with a sign-in, made up or not', async () => {
  await renderMonth();
  expect(screen.getByRole('heading', { name: '11 月签到' })).toBeVisible();
  expect(screen.getByText('已签 3 天')).toBeVisible();
});

it.each`
  day             | state       | number | shown      | label             | hasCheck
  ${'2026-11-01'} | ${'signed'} | ${'1'} | ${'¥1'}    | ${'已签到'}       | ${true}
  ${'2026-11-02'} | ${'madeUp'} | ${'2'} | ${'补签'}  | ${'补签'}         | ${false}
  ${'2026-11-03'} | ${'missed'} | ${'3'} | ${'漏签'}  | ${'漏签'}         | ${false}
  ${'2026-11-04'} | ${'closed'} | ${'4'} | ${''}      | ${'不可签到'}     | ${false}
  ${'2026-11-05'} | ${'signed'} | ${'5'} | ${''}      | ${'已签到'}       | ${true}
  ${'2026-11-06'} | ${'today'}  | ${'6'} | ${''}      | ${'今天，未签到'} | ${false}
  ${'2026-11-07'} | ${'coming'} | ${'7'} | ${'¥8.80'} | ${'未到'}         | ${false}
`('ACT-01 a $state day shows "$shown" and is named "$label" for screen readers', async (row) => {
  const { day, state, number, shown, label, hasCheck } = row as Record<string, string>;
  await renderMonth();
  expect(cell(day!)).toHaveAttribute('data-state', state);
  expect(cell(day!)).toHaveTextContent(new RegExp(`^${number}${shown}${label}$`));
  expect(cell(day!).querySelectorAll('svg')).toHaveLength(hasCheck ? 1 : 0);
  expect(cell(day!).getAttribute('aria-current')).toBe(day === '2026-11-06' ? 'date' : null);
  // A screen reader reads the state once.
  const [visual] = cell(day!).querySelectorAll('span[aria-hidden]');
  expect(visual?.textContent ?? shown).toBe(shown);
});

it.each`
  first           | month  | blanks
  ${'2026-06-01'} | ${'6'} | ${0}
  ${'2026-09-01'} | ${'9'} | ${1}
  ${'2026-08-01'} | ${'8'} | ${5}
  ${'2026-03-01'} | ${'3'} | ${6}
`('ACT-01 the week begins on Monday: $first has $blanks days before it', async ({ first, month, blanks }) => {
  const { container } = await renderMonth({ days: [{ day: first as string, state: 'coming' }] });
  expect(screen.getByRole('heading', { name: `${month as string} 月签到` })).toBeVisible();
  expect(container.querySelectorAll('i')).toHaveLength(blanks as number);
  const heads = [...container.querySelectorAll('span[aria-hidden="true"]')].map((head) => head.textContent);
  expect(heads.slice(0, 7).join('')).toBe('一二三四五六日');
});

it.each<[string, Partial<Sign>]>([
  ['no days', { days: [] }],
  ['days that the platform does not send', { days: undefined }],
])('ACT-01 shows no month with %s', async (_what, change) => {
  const { container } = await renderMonth(change);
  expect(container).toBeEmptyDOMElement();
});

it('ACT-01 marks no day as today if the platform names none', async () => {
  const { container } = await renderMonth({ today: undefined as never });
  expect(container.querySelector('[aria-current]')).toBeNull();
});

describe('missed days', () => {
  it('ACT-01 shows nothing about missed days without a rule of the platform', async () => {
    await renderMonth();
    expect(screen.queryByText(/^补签：/)).toBeNull();
    expect(button()).toBeNull();
  });

  it('ACT-01 states the rule and the own turnover, and signs in for the day', async () => {
    const { user, onMakeUp } = await renderMonth({ makeUp });
    expect(screen.getByText('补签：剩余 1 次，本月已用 1 / 3 次')).toBeVisible();
    expect(screen.getByText('当月有效流水每满 ¥1,000 得一次，目前 ¥2,500')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(button()).toHaveAttribute('data-variant', 'secondary');
    await user.click(button()!);
    expect(onMakeUp).toHaveBeenCalledTimes(1);
  });

  it('F-WAL-19 signs in for no day while it cannot claim', async () => {
    const { user, onMakeUp } = await renderMonth({ makeUp }, false);
    expect(button()).toBeDisabled();
    await user.click(button()!);
    expect(onMakeUp).not.toHaveBeenCalled();
  });

  it.each`
    left | used | maximum | day             | hasButton | value
    ${0} | ${1} | ${3}    | ${'2026-11-03'} | ${false}  | ${'625'}
    ${0} | ${0} | ${3}    | ${'2026-11-03'} | ${false}  | ${'1000'}
    ${0} | ${3} | ${3}    | ${'2026-11-03'} | ${false}  | ${undefined}
    ${1} | ${1} | ${3}    | ${undefined}    | ${false}  | ${undefined}
    ${1} | ${2} | ${3}    | ${'2026-11-03'} | ${true}   | ${undefined}
  `(
    'ACT-01 left $left, used $used of $maximum, missed $day',
    async ({ left, used, maximum, day, hasButton, value }) => {
      const own = { ...makeUp, turnover: '1250.00', left, used, maximum, day } as MakeUp;
      await renderMonth({ makeUp: own });
      expect(button() !== null).toBe(hasButton);
      const bar = screen.queryByRole('progressbar', { name: '下一次补签' });
      expect(bar?.getAttribute('value')).toBe(value);
    },
  );
});
