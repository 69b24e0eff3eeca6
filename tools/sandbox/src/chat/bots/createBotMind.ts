import { type Locale } from '../../content/locale.ts';
import { type MatchView, type World } from '../../world/index.ts';
import { botLines } from './botLines.ts';

/** Picks what a bot says. */
export interface BotMind {
  /** Something about a match of the sport, or of none. */
  readonly remark: (locale: Locale, sport: 'FT' | 'BK') => string | undefined;
  readonly cheer: (locale: Locale, match: MatchView) => string | undefined;
  /** An answer to what a player wrote, if it is about something a bot knows. */
  readonly answer: (locale: Locale, text: string) => string | undefined;
}

/** Lines said lately are not said again. */
const REMEMBERED = 12;

function fill(line: string, match: MatchView, locale: Locale): string {
  const script = locale === 'zh-TW' ? 'tw' : 'cn';
  const facts: Readonly<Record<string, string>> = {
    home: match.home[script],
    away: match.away[script],
    league: match.league[script],
    score: `${match.score.home}:${match.score.away}`,
  };
  return line.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}

/** @param random 0 to 1, anew each time */
export function createBotMind(world: World, random: () => number): BotMind {
  const said: string[] = [];
  const anyOf = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];
  const pick = (lines: readonly string[]): string | undefined => {
    const line = anyOf(lines.filter((line) => !said.includes(line)));
    if (line === undefined) return undefined;
    said.push(line);
    if (said.length > REMEMBERED) said.shift();
    return line;
  };
  const liveMatch = (sport: string): MatchView | undefined => {
    const game = anyOf(world.board(`${sport}.RB`, 'zh-cn').games);
    return game && world.match(game.gameId);
  };
  const about = (lines: readonly string[], match: MatchView | undefined, locale: Locale) => {
    const line = match && pick(lines);
    return line === undefined || !match ? undefined : fill(line, match, locale);
  };
  return {
    remark: (locale, sport) => {
      const remark = random() < 0.7 ? about(botLines[locale].match[sport], liveMatch(sport), locale) : undefined;
      return remark ?? pick(botLines[locale].small);
    },
    cheer: (locale, match) => about(botLines[locale].goal, match, locale),
    answer: (locale, text) => pick(botLines[locale].answers.find(({ words }) => words.test(text))?.lines ?? []),
  };
}
