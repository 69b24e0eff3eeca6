import type { Locale } from '../../base/locale.ts';
import type { MatchView, World } from '@pavilion/sandbox-world';
import type { Bilingual } from '../rooms/bilingual.ts';
import { botLines, type BotLine } from './botLines.ts';

/** Selection of bot messages in both scripts. */
export interface BotLinePicker {
  /** Returns a remark on a match of the sport, or a general one. */
  readonly remark: (sport: 'FT' | 'BK') => Bilingual | undefined;
  readonly cheer: (match: MatchView) => Bilingual | undefined;
  /** Returns a reply to a player's message that matches a known pattern. */
  readonly answer: (text: string) => Bilingual | undefined;
}

/** Number of recent lines that are not repeated. */
const MAX_RECENT_LINES = 12;

const bilingual = ([cn, tw]: BotLine): Bilingual => ({ 'zh-CN': cn, 'zh-TW': tw });

function fill(line: string, match: MatchView, locale: Locale): string {
  const script = locale === 'zh-TW' ? 'tw' : 'cn';
  const placeholders: Readonly<Record<string, string>> = {
    home: match.home[script],
    away: match.away[script],
    league: match.league[script],
    score: `${match.score.home}:${match.score.away}`,
  };
  return line.replaceAll(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole);
}

/**
 * Creates a picker of bot messages.
 *
 * @param random returns a new number from 0 to 1 at each call
 */
export function createBotLinePicker(world: World, random: () => number): BotLinePicker {
  const recentLines: BotLine[] = [];
  const pickRandom = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(random() * values.length)];
  const pick = (lines: readonly BotLine[]): BotLine | undefined => {
    const line = pickRandom(lines.filter((line) => !recentLines.includes(line)));
    if (line === undefined) return undefined;
    recentLines.push(line);
    if (recentLines.length > MAX_RECENT_LINES) recentLines.shift();
    return line;
  };
  const liveMatch = (sport: string): MatchView | undefined => {
    const game = pickRandom(world.board(`${sport}.RB`, 'zh-cn').games);
    return game && world.match(game.gameId);
  };
  const about = (lines: readonly BotLine[], match: MatchView | undefined): Bilingual | undefined => {
    const line = match && pick(lines);
    if (!line || !match) return undefined;
    return { 'zh-CN': fill(line[0], match, 'zh-CN'), 'zh-TW': fill(line[1], match, 'zh-TW') };
  };
  const plain = (lines: readonly BotLine[]): Bilingual | undefined => {
    const line = pick(lines);
    return line && bilingual(line);
  };
  return {
    remark: (sport) =>
      (random() < 0.7 ? about(botLines.match[sport], liveMatch(sport)) : undefined) ?? plain(botLines.small),
    cheer: (match) => about(botLines.goal, match),
    answer: (text) => plain(botLines.answers.find(({ pattern }) => pattern.test(text))?.lines ?? []),
  };
}
