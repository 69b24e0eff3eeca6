// Figures of a map, counted from its events: shares of objectives, or the rounds of a shooter.

import { h } from '../base/kit.js';
import { t } from '../base/texts.js';

/** Kinds of events that are counted, by discipline. The goals of football are on the timeline. */
const COUNTED = { moba: ['kill', 'tower', 'dragon'], strategy: ['battle', 'base'], shooter: [], football: [] };
/** Rounds before the teams change sides. */
const HALF = 12;

/** @typedef {{ readonly kind: string, readonly side: 'home' | 'away' }} MapEvent */

/**
 * Counts the events of a kind of each team.
 *
 * @param {readonly MapEvent[]} events
 * @param {string} kind
 * @returns {readonly [home: number, away: number]}
 */
export function countBySide(events, kind) {
  const all = events.filter((event) => event.kind === kind);
  const home = all.filter(({ side }) => side === 'home').length;
  return [home, all.length - home];
}

/** Numbers of both teams with a bar between them. */
function drawShare(/** @type {string} */ kind, /** @type {readonly [number, number]} */ counts) {
  const parts = ['home', 'away'].map((side, at) => {
    const part = h('i', { 'data-side': side });
    part.style.flexGrow = String(counts[at]);
    return part;
  });
  return h(
    'li',
    {},
    h('b', { class: 'figure' }, String(counts[0])),
    h('span', { class: 'share-bar', 'data-empty': counts[0] + counts[1] === 0, 'aria-hidden': 'true' }, parts),
    h('b', { class: 'figure' }, String(counts[1])),
    h('span', { class: 'hint' }, t(`figure.${kind}`)),
  );
}

/** Won rounds in their order: those of the home team in the upper row. */
function drawRounds(/** @type {readonly MapEvent[]} */ events, /** @type {{ home: string, away: string }} */ teams) {
  const [home, away] = countBySide(events, 'round');
  const rounds = events.filter(({ kind }) => kind === 'round');
  return h(
    'ol',
    { class: 'map-rounds', role: 'img', 'aria-label': t('roundsOf', teams.home, home, teams.away, away) },
    rounds.map(({ side }, at) => h('li', { 'data-side': side, 'data-half': at === HALF })),
  );
}

/**
 * Draws the figures of a map; nothing for a discipline without any.
 *
 * @param {{ readonly events: readonly MapEvent[] }} map
 * @param {{ readonly discipline: keyof typeof COUNTED, readonly home: string, readonly away: string }} match
 */
export function drawMapFigures({ events }, match) {
  if (match.discipline === 'shooter') return [drawRounds(events, match)];
  const kinds = COUNTED[match.discipline];
  if (kinds.length === 0) return [];
  return [
    h(
      'ul',
      { class: 'map-shares' },
      kinds.map((kind) => drawShare(kind, countBySide(events, kind))),
    ),
  ];
}
