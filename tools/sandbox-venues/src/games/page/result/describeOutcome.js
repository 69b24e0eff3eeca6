// Result of a round as text, for the log of each game (LOB-08).

import { getFamily } from '../art/families.js';
import { formatOdds } from '../base/kit.js';
import { pickScript, t } from '../base/texts.js';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const sum = (values) => values.reduce((all, value) => all + value, 0);
const getPoints = (cards) => sum(cards.map((card) => Math.min((card % 13) + 1, 10))) % 10;
const nameCard = (card) => ranks[card % 13];

const byRules = {
  baccarat: ({ player, banker }) => `${t('bankerMark')} ${getPoints(banker)} ${t('playerMark')} ${getPoints(player)}`,
  dragonTiger: ({ dragon, tiger }) => `${t('dragon')} ${nameCard(dragon)} ${t('tiger')} ${nameCard(tiger)}`,
  roulette: ({ pocket }) =>
    pocket === 0
      ? `0 ${t('green')}`
      : `${pocket} ${t(red.has(pocket) ? 'red' : 'black')} ${t(pocket % 2 ? 'odd' : 'even')} ${t(pocket > 18 ? 'big' : 'small')}`,
  sicBo: ({ dice }) =>
    `${dice.join(' ')} · ${sum(dice)} ${dice.every((die) => die === dice[0]) ? t('triple') : t(sum(dice) > 10 ? 'big' : 'small')}`,
  twoEight: ({ banker, doors }) =>
    [banker, ...doors].map((tiles) => tiles.map((tile) => (tile === 0 ? t('whiteMark') : tile)).join('')).join(' / '),
  fishing: ({ caught }) => t(caught ? 'hit' : 'miss'),
};

/** Describes a bet on a match: its selection with the price, and the maps won so far. */
function describeMatchBet(bets, status, outcome) {
  const picks = bets.map(({ name, price }) => `${name} @${formatOdds(price)}`).join(' · ');
  if (bets.some(({ isRefused }) => isRefused)) return `${picks} ${t('refusedMark')}`;
  return status === 'open' ? `${picks} ${t('openMark')}` : `${picks} (${outcome.home} : ${outcome.away})`;
}

function describeWins({ wins }, nameSymbol) {
  if (wins.length === 0) return t('noWin');
  if (!nameSymbol) return t('winCount', wins.length);
  const [best, ...others] = wins.toSorted((one, other) => other.pays - one.pays);
  return `${nameSymbol(best.symbol)} ×${best.count}${others.length > 0 ? ` ${t('andMore', others.length)}` : ''}`;
}

/** Returns the names of the symbols of a slot's round; undefined for a round of another game. */
export function createSymbolNames({ gameCode }, game) {
  if (game?.kind !== 'slot' || game.code !== gameCode) return undefined;
  const { symbols } = getFamily(game.cover.motif);
  return (symbol) => pickScript(symbols[symbol].slice(2));
}

/**
 * Describes the result of a round; an open round waits.
 *
 * @param {import('../base/wire.js').Round} round
 * @param {((symbol: string) => string) | undefined} nameSymbol names the symbols of the open slot; undefined for other games
 */
export function describeOutcome({ rules, outcome, status, bets, match }, nameSymbol) {
  if (match) return describeMatchBet(bets, status, outcome);
  if (status === 'open') return t('waiting');
  if (!outcome) return '';
  const result = /** @type {any} */ (outcome);
  if (rules === 'fishing') return `${bets[0]?.name ?? ''} ${byRules.fishing(result)}`;
  if (result.window) return describeWins(result, nameSymbol);
  if (result.numbers) return result.numbers.join(' ');
  return byRules[rules]?.(result) ?? '';
}

/**
 * Describes what a round shows beside its win or loss; empty if that is only the loss again.
 *
 * @param {import('../base/wire.js').Round} round
 * @param {((symbol: string) => string) | undefined} nameSymbol names the symbols of the open slot; undefined for other games
 */
export function describeDetail(round, nameSymbol) {
  const result = /** @type {any} */ (round.outcome);
  const isMiss = round.rules === 'fishing' ? result?.caught === false : result?.window && result.wins.length === 0;
  return isMiss && round.status === 'settled' ? '' : describeOutcome(round, nameSymbol);
}
