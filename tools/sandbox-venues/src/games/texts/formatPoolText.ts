import { formatMinor } from '@pavilion/kernel';
import type { FundedPool } from '../../pools/bonusPools.ts';
import type { Text } from '../engines/engine.ts';

/** Formats the paragraph about the bonus pool in the rules of a game. */
export function formatPoolText({ names, share, odds }: Pick<FundedPool, 'names' | 'share' | 'odds'>): Text {
  const percent = formatMinor(BigInt(share));
  const chance = odds.toLocaleString('en-US');
  return [
    `奖池“${names['zh-CN']}”：每注的 ${percent}% 由场馆计入奖池，不影响返还率；每押注 1 元有 ${chance} 分之一的机会赢得整个奖池，与本局结果同由种子决定，可以验证。`,
    `獎池「${names['zh-TW']}」：每注的 ${percent}% 由場館計入獎池，不影響返還率；每押注 1 元有 ${chance} 分之一的機會贏得整個獎池，與本局結果同樣由種子決定，可以驗證。`,
  ];
}
