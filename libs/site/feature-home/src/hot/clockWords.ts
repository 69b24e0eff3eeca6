import { clockLabel, type ClockLabelKey, type Match } from '@pavilion/domain-sports';
import { type Translate } from '@pavilion/site-contract';
import { type zhCN } from '../messages/zhCN.ts';

const keys = {
  'sports.clock.startsSoon': 'clock.startsSoon',
  'sports.clock.firstHalf': 'clock.firstHalf',
  'sports.clock.halfTime': 'clock.halfTime',
  'sports.clock.secondHalf': 'clock.secondHalf',
  'sports.clock.ended': 'clock.ended',
} as const satisfies Partial<Record<ClockLabelKey, keyof typeof zhCN>>;

/** The clock of a football match in play: part and minute (SPT-06). */
export function clockWords(
  match: Match,
  t: Translate<typeof zhCN>,
): { readonly part: string; readonly minute: string } {
  const { key, values } = clockLabel(match);
  const part = t(key in keys ? keys[key as keyof typeof keys] : 'clock.live');
  return { part, minute: values.minute === undefined ? '' : t('clock.minute', { minute: values.minute }) };
}
