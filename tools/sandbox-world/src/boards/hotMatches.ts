import type { Boards } from './boards.ts';
import type { Match } from '../match/match.ts';

const COUNT = 6;

const isPlaying = ({ stage }: Match) => stage === 'live';

/** Compares matches: featured leagues, first teams, strength, and the later kick-off, which stays longer. */
const compareAttraction = (a: Match, b: Match) =>
  Number(b.fixture.league.isFeatured) - Number(a.fixture.league.isFeatured) ||
  Number(b.fixture.league.isSenior) - Number(a.fixture.league.isSenior) ||
  computeStrength(b) - computeStrength(a) ||
  b.startTime - a.startTime ||
  a.order - b.order;

const computeStrength = ({ fixture: { home, away } }: Match) =>
  Math.round((home.attack + home.defence + away.attack + away.defence) / 20);

/** Matches of the front page. A chosen match stays until it ends and is then replaced by the best candidate. */
export class HotMatches {
  #chosen: Match[] = [];

  current(boards: Boards): readonly Match[] {
    this.#chosen = this.#chosen.filter(isPlaying);
    if (this.#chosen.length < COUNT) this.#chosen.push(...this.#candidates(boards));
    return this.#chosen;
  }

  #candidates(boards: Boards): Match[] {
    return [...boards.on('FT.RB')]
      .filter((match) => isPlaying(match) && !this.#chosen.includes(match))
      .sort(compareAttraction)
      .slice(0, COUNT - this.#chosen.length);
  }
}
