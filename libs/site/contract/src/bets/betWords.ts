import type { ResponseOf } from '@pavilion/api-client';
import {
  formatLine,
  formatOdds,
  hasOddsTypeLabel,
  parsePrice,
  parseSide,
  findPlay,
  resultEffect,
  resultKey,
  resolveOddsType,
  type OddsType,
} from '@pavilion/domain-sports';
import { formatMinor, parseMinor } from '@pavilion/kernel';
import type { BetT } from './betMessages.ts';
import { playName, sideName } from './pickWords.ts';

/** One bet as the record call tells it. */
export type BetRecord = ResponseOf<'record.betRecordList'>['list'][number];

/** What was bet on: a single's own, or one leg of a series. */
export type BetPick = NonNullable<BetRecord['legs']>[number];

/** Name of the play: 全场让球, 让分, 上半场波胆; a code we do not know is shown as it is (F-BET-23). */
export const betPlayName = ({ w, gameType }: Pick<BetPick, 'w' | 'gameType'>, t: BetT): string =>
  playName(t, gameType, w);

/** Whether the bet was placed in play. */
export const isInPlayPick = ({ w }: Pick<BetPick, 'w'>): boolean => findPlay(w)?.isInPlay ?? false;

type NamedPick = Pick<BetPick, 'w' | 'r' | 'team_h' | 'team_c' | 'runner'>;

/** What was picked, without its line: a team, a runner, over, 2-1, home or draw. */
const betSideName = ({ w, r, team_h, team_c, runner }: NamedPick, t: BetT): string =>
  sideName(t, { homeName: team_h, awayName: team_c, runnerName: runner }, { side: r, playCode: w });

/** What was picked, with its line as it stood for that side. */
export function betPickName(pick: NamedPick & Pick<BetPick, 'line'>, t: BetT): string {
  return pick.line === ''
    ? betSideName(pick, t)
    : `${betSideName(pick, t)} ${formatLine(pick.line, parseSide(pick.r))}`;
}

/** A price as it was taken, in the view its play is read in; `type` where that view needs its name (SPT-03). */
export function betPrice(
  { w, price }: Pick<BetPick, 'w' | 'price'>,
  chosen: OddsType = 'H',
): { readonly text: string; readonly type?: OddsType } {
  const type = resolveOddsType(w, chosen);
  const text = formatOdds(parsePrice(price), type);
  return hasOddsTypeLabel(w) ? { text, type } : { text };
}

const findResultTextKey = (code: string): string | undefined => resultKey(code)?.replace('sports.result.', '');

/** A result code in words: 半赢, 赛事延期 …; one we do not know is shown as it is (F-BET-17). */
export function resultName(code: string, t: BetT): string {
  const known = findResultTextKey(code);
  return known ? t(`result.${known}` as 'result.W') : code;
}

/** What a result code means and what it does to the money, in a sentence; empty for one we do not know (SPT-07). */
export function resultReason(code: string, t: BetT, isLeg = false): string {
  const known = findResultTextKey(code);
  if (!known) return '';
  const reason = t(`why.${known}` as 'why.W');
  if (resultEffect(code) !== 'void') return reason;
  return isLeg ? t('why.voidLeg', { reason }) : t('why.void', { reason });
}

/** Whether the stake came back as a whole: a push, a void or a bet that was never taken. */
export function isStakeBack({ status, resultCode }: Pick<BetRecord, 'status' | 'resultCode'>): boolean {
  const effect = resultCode === undefined ? undefined : resultEffect(resultCode);
  return status === 'rejected' || (status === 'settled' && (effect === 'push' || effect === 'void'));
}

/** Stake and net result together: what came back to the wallet. Exact text; `undefined` while unsettled. */
export function formatReturn({ status, stake, net }: Pick<BetRecord, 'status' | 'stake' | 'net'>): string | undefined {
  const [risked, won] = [parseMinor(stake), parseMinor(net)];
  return status === 'settled' && risked !== undefined && won !== undefined ? formatMinor(risked + won) : undefined;
}

/** Colour of a result: more than staked, less, or the same. */
export function netTone(net: string | undefined): 'gain' | 'loss' | 'plain' {
  const minor = parseMinor(net) ?? 0n;
  return minor > 0n ? 'gain' : minor < 0n ? 'loss' : 'plain';
}

/** A pass type as it is said: `3x1` on four legs is 3 串 1, `4x11` 4 串 11. */
export function formatSystemName(system: string, t: BetT): string {
  const [legs = '', units = ''] = system.split('x');
  return units === '1' ? t('series.single', { legs }) : t('series.system', { legs, units });
}
