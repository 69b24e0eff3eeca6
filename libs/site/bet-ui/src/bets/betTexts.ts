import type { ResponseOf } from '@pavilion/api-client';
import {
  formatLine,
  formatOdds,
  hasOddsTypeLabel,
  parsePrice,
  parseSide,
  findPlay,
  findResultEffect,
  findResultKey,
  resolveOddsType,
  type OddsType,
} from '@pavilion/domain-sports';
import { formatMinor, parseMinor } from '@pavilion/kernel';
import type { BetT } from './betMessages.ts';
import { getPlayName, getSideName } from './selectionTexts.ts';

/** One bet of the record call. */
export type BetRecord = ResponseOf<'record.betRecordList'>['list'][number];

/** Selection of a single, or of one leg of a parlay. */
export type BetSelection = NonNullable<BetRecord['legs']>[number];

/** Returns the name of a play, such as 全场让球, 让分 or 上半场波胆. An unknown code is returned as it is (F-BET-23). */
export const getBetPlayName = ({ w, gameType }: Pick<BetSelection, 'w' | 'gameType'>, t: BetT): string =>
  getPlayName(t, gameType, w);

/** Whether the bet was placed in play. */
export const isInPlaySelection = ({ w }: Pick<BetSelection, 'w'>): boolean => findPlay(w)?.isInPlay ?? false;

type NamedSelection = Pick<BetSelection, 'w' | 'r' | 'team_h' | 'team_c' | 'runner'>;

/** Returns the name of the selected outcome without its line: a team, a runner, over, 2-1, home or draw. */
const getBetSideName = ({ w, r, team_h, team_c, runner }: NamedSelection, t: BetT): string =>
  getSideName(t, { homeName: team_h, awayName: team_c, runnerName: runner }, { side: r, playCode: w });

/** Returns the name of the selected outcome with its line, written for that side. */
export function formatBetSelection(pick: NamedSelection & Pick<BetSelection, 'line'>, t: BetT): string {
  return pick.line === ''
    ? getBetSideName(pick, t)
    : `${getBetSideName(pick, t)} ${formatLine(pick.line, parseSide(pick.r))}`;
}

/** Formats the accepted price in the odds type of its play. `type` is present if the odds type has to be shown (SPT-03). */
export function formatBetPrice(
  { w, price }: Pick<BetSelection, 'w' | 'price'>,
  chosen: OddsType = 'H',
): { readonly text: string; readonly type?: OddsType } {
  const type = resolveOddsType(w, chosen);
  const text = formatOdds(parsePrice(price), type);
  return hasOddsTypeLabel(w) ? { text, type } : { text };
}

/** Formats the accepted price as Hong Kong odds, with the name of the odds type where it has to be shown: `0.95 香港盘`, `2.10`. */
export function formatLabelledPrice(pick: Pick<BetSelection, 'w' | 'price'>, t: BetT): string {
  const { text, type } = formatBetPrice(pick);
  return type ? `${text} ${t(`oddsType.${type}`)}` : text;
}

const findResultTextKey = (code: string): string | undefined => findResultKey(code)?.replace('sports.result.', '');

/** Returns the name of a result code, such as 半赢 or 赛事延期. An unknown code is returned as it is (F-BET-17). */
export function getResultName(code: string, t: BetT): string {
  const known = findResultTextKey(code);
  return known ? t(`result.${known}` as 'result.W') : code;
}

/** Returns a sentence about a result code and its effect on the money; empty for an unknown code (SPT-07). */
export function getResultReason(code: string, t: BetT, isLeg = false): string {
  const known = findResultTextKey(code);
  if (!known) return '';
  const reason = t(`why.${known}` as 'why.W');
  if (findResultEffect(code) !== 'void') return reason;
  return isLeg ? t('why.voidLeg', { reason }) : t('why.void', { reason });
}

/** Whether the whole stake was returned: a push, a void or a rejected bet. */
export function isStakeReturned({ status, resultCode }: Pick<BetRecord, 'status' | 'resultCode'>): boolean {
  const effect = resultCode === undefined ? undefined : findResultEffect(resultCode);
  return status === 'rejected' || (status === 'settled' && (effect === 'push' || effect === 'void'));
}

/** Formats the return: stake plus net result, as exact decimal text; `undefined` before settlement. */
export function formatReturn({ status, stake, net }: Pick<BetRecord, 'status' | 'stake' | 'net'>): string | undefined {
  const [risked, won] = [parseMinor(stake), parseMinor(net)];
  return status === 'settled' && risked !== undefined && won !== undefined ? formatMinor(risked + won) : undefined;
}

/** Returns the tone of a net result: gain, loss or neither. */
export function getNetTone(net: string | undefined): 'gain' | 'loss' | 'plain' {
  const minor = parseMinor(net) ?? 0n;
  return minor > 0n ? 'gain' : minor < 0n ? 'loss' : 'plain';
}

/** Formats a pass type: `3x1` is 3 串 1, `4x11` is 4 串 11. */
export function formatSystemName(system: string, t: BetT): string {
  const [legs = '', units = ''] = system.split('x');
  return units === '1' ? t('series.single', { legs }) : t('series.system', { legs, units });
}
