import type { CentreEvent, CentreForm } from '@pavilion/domain-sports';
import type { SportsT } from '../../messages/sportsT.ts';
import { formatPeriod } from './formatPeriod.ts';

type EventKey = Extract<Parameters<SportsT>[0], `event.${string}`>;

const isGoalForm = (form: CentreForm) => form === 'football' || form === 'hockey';

/** Text keys by kind, or by kind and variant. Kinds without a key are not shown. */
const KEYS: Readonly<Record<string, EventKey>> = {
  period: 'event.period',
  halfTime: 'event.halfTime',
  end: 'event.end',
  void: 'event.void',
  result: 'event.result',
  'score.header': 'event.goalHeader',
  'score.penalty': 'event.goalPenalty',
  'score.freeKick': 'event.goalFreeKick',
  'score.two': 'event.two',
  'score.three': 'event.three',
  'score.free': 'event.free',
  'score.touchdown': 'event.touchdown',
  'score.fieldGoal': 'event.fieldGoal',
  cancel: 'event.cancel',
  redCard: 'event.redCard',
  yellowCard: 'event.yellowCard',
  shotOn: 'event.shotOn',
  shotOff: 'event.shotOff',
  corner: 'event.corner',
  foul: 'event.foul',
  offside: 'event.offside',
  penalty: 'event.penalty',
  'miss.two': 'event.missTwo',
  'miss.three': 'event.missThree',
  rebound: 'event.rebound',
  turnover: 'event.turnover',
  'point.ace': 'event.ace',
  'point.doubleFault': 'event.doubleFault',
  'point.winner': 'event.winner',
  'point.error': 'event.error',
  'point.attack': 'event.attack',
  'point.block': 'event.block',
  'game.hold': 'event.hold',
  'game.break': 'event.break',
  set: 'event.set',
  break: 'event.snookerBreak',
  hit: 'event.hit',
  'out.strikeout': 'event.strikeout',
  'out.flyOut': 'event.flyOut',
  'out.groundOut': 'event.groundOut',
  punt: 'event.punt',
};

const findKey = ({ kind, how }: CentreEvent, form: CentreForm): EventKey | undefined =>
  KEYS[`${kind}.${how}`] ??
  KEYS[kind] ??
  (kind === 'score' ? (isGoalForm(form) ? 'event.goal' : 'event.run') : undefined);

/** Formats what happened; `undefined` for a kind that this client does not know. */
export function formatCentreEvent(t: SportsT, event: CentreEvent, form: CentreForm): string | undefined {
  const key = findKey(event, form);
  const period = event.kind === 'period' ? (event.how ?? '') : (event.clock.split('^')[0] ?? '');
  return key && t(key, { period: formatPeriod(t, period, form === 'tennis'), points: event.points ?? 0 });
}

const MAIN: ReadonlySet<string> = new Set([
  'period',
  'halfTime',
  'end',
  'void',
  'result',
  'cancel',
  'redCard',
  'yellowCard',
  'game',
  'set',
  'break',
  'penalty',
]);

/** Whether an event is shown in the short list: scores, cards, periods, games and sets. */
export const isMainEvent = ({ kind }: CentreEvent): boolean => kind === 'score' || MAIN.has(kind);
