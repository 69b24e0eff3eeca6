import { PausableButton } from '@pavilion/site-money';
import { CheckIcon, Panel, PanelHead, token, VisuallyHidden } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import styled from 'styled-components';
import type { ActivityInfo } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { ProgressMeter } from '../kinds/ProgressMeter.tsx';

type Sign = NonNullable<ActivityInfo['sign']>;
type Day = NonNullable<Sign['days']>[number];

/** Props of {@link MonthCalendar}. */
export interface MonthCalendarProps {
  readonly sign: Sign;
  readonly canClaim: boolean;
  /** Signs in for the latest missed day. */
  readonly onMakeUp: () => void;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** Column of a calendar day, 0 for Monday. The day is one of UTC+8, so the player's time zone does not matter. */
const getColumn = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Days of the current month with their sign-ins, and the rule and the state of missed days. */
export function MonthCalendar({ sign, canClaim, onMakeUp }: MonthCalendarProps) {
  const t = useActivityT();
  const { days = [], today = '', makeUp } = sign;
  const [first] = days;
  if (!first) return null;
  return (
    <Panel>
      <PanelHead>
        <h2>{t('sign.month', { month: Number(first.day.slice(5, 7)) })}</h2>
        <Summary>{t('sign.monthCount', { count: days.filter(isSigned).length })}</Summary>
      </PanelHead>
      <Grid>
        {WEEKDAYS.map((weekday) => (
          <span key={weekday} aria-hidden="true">
            {t(`sign.weekday.${weekday}`)}
          </span>
        ))}
        {Array.from({ length: getColumn(first.day) }, (_, at) => (
          <i key={`blank${at}`} />
        ))}
        {days.map((day) => (
          <DayCell key={day.day} day={day} isToday={day.day === today} />
        ))}
      </Grid>
      {makeUp && <MakeUp makeUp={makeUp} canClaim={canClaim} onMakeUp={onMakeUp} />}
    </Panel>
  );
}

const isSigned = ({ state }: Day): boolean => state === 'signed' || state === 'madeUp';

function DayCell({ day: { day, state, amount }, isToday }: { readonly day: Day; readonly isToday: boolean }) {
  const t = useActivityT();
  return (
    <div data-state={state} aria-current={isToday ? 'date' : undefined} data-testid={`day-${day}`}>
      <b>{Number(day.slice(8))}</b>
      <small>
        {state === 'signed' && <CheckIcon />}
        {amount === undefined ? (
          <span aria-hidden="true">{state === 'madeUp' || state === 'missed' ? t(`sign.state.${state}`) : ''}</span>
        ) : (
          formatCny(amount)
        )}
        <VisuallyHidden>{t(`sign.state.${state}`)}</VisuallyHidden>
      </small>
    </div>
  );
}

interface MakeUpProps extends Pick<MonthCalendarProps, 'canClaim' | 'onMakeUp'> {
  readonly makeUp: NonNullable<Sign['makeUp']>;
}

function MakeUp({ makeUp, canClaim, onMakeUp }: MakeUpProps) {
  const t = useActivityT();
  const { left, used, maximum, turnover, target, day } = makeUp;
  return (
    <Foot>
      <div>
        <strong>{t('sign.makeUp', { left, used, maximum })}</strong>
        <small>{t('sign.makeUpRule', { target: formatCny(target), turnover: formatCny(turnover) })}</small>
        {left === 0 && used < maximum && (
          <ProgressMeter label={t('sign.makeUpProgress')} progress={turnover} target={multiply(target, used + 1)} />
        )}
      </div>
      {day !== undefined && left > 0 && (
        <PausableButton variant="secondary" disabled={!canClaim} onClick={onMakeUp}>
          {t('sign.makeUpButton', { day: day.slice(5) })}
        </PausableButton>
      )}
    </Foot>
  );
}

/** Turnover of the wire for `times` sign-ins. Targets are whole yuan. */
const multiply = (target: string, times: number): string => `${BigInt(target.split('.')[0] ?? '0') * BigInt(times)}.00`;

const Summary = styled.span`
  color: ${token('color.text.secondary')};
  font-variant-numeric: tabular-nums;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${token('space.2')};
  font-variant-numeric: tabular-nums;
  > span {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    text-align: center;
  }
  > div {
    display: grid;
    justify-items: center;
    align-content: center;
    min-height: 3.5rem;
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    color: ${token('color.text.secondary')};
  }
  > div > small {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1')};
    min-height: 1.125rem;
  }
  > [data-state='signed'],
  > [data-state='madeUp'] {
    border-color: transparent;
    background: ${token('color.status.successSoft')};
    color: ${token('color.text.primary')};
  }
  > [data-state='signed'] > small {
    color: ${token('color.text.success')};
  }
  > [data-state='missed'] > small,
  > [data-state='closed'],
  > [data-state='coming'] {
    color: ${token('color.text.muted')};
  }
  > [aria-current] {
    border-color: ${token('color.accent.fill')};
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
  }
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.4')};
  margin-top: ${token('space.4')};
  padding-top: ${token('space.4')};
  border-top: 1px solid ${token('color.line.hairline')};
  > div {
    display: grid;
    gap: ${token('space.1')};
  }
  small {
    color: ${token('color.text.secondary')};
  }
`;
