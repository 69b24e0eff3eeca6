// Match with its maps, a timeline, its events and all markets.

import { h, s } from '../base/kit.js';
import { t } from '../base/texts.js';
import { moveFocusByArrows } from '../tables/moveFocus.js';
import { describeEvent, describeMapExtra, formatClock } from './describeEvent.js';
import { drawMapFigures } from './drawMapFigures.js';
import { drawCrest } from './drawTeam.js';
import { createPriceCell } from './priceCell.js';

const [WIDTH, HEIGHT] = [600, 44];
const MAX_EVENTS = 40;
const MINOR = new Set(['kill', 'battle']);

/** Draws the events of a map on a line: those of the home team above, those of the away team below. */
function drawTimeline(map, match) {
  const end = Math.max(60, map.clock, map.events.at(-1)?.clock ?? 0);
  const middle = HEIGHT / 2;
  const marks = map.events.map(({ clock, kind, side }) => {
    const length = MINOR.has(kind) ? 7 : 15;
    const x = 4 + (clock / end) * (WIDTH - 8);
    return s('line', {
      x1: x,
      x2: x,
      y1: middle,
      y2: middle + (side === 'home' ? -length : length),
      'data-side': side,
      'data-minor': MINOR.has(kind),
    });
  });
  return s(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      class: 'timeline',
      role: 'img',
      'aria-label': t('timelineOf', t('mapNo', map.no), match.home, match.away),
      preserveAspectRatio: 'none',
    },
    s('line', { x1: 0, x2: WIDTH, y1: middle, y2: middle, class: 'timeline-axis' }),
    marks,
  );
}

const mapRow = (map) =>
  h(
    'tr',
    { 'data-state': map.state },
    h('th', { scope: 'row' }, t('mapNo', map.no)),
    h('td', { class: 'figure', 'data-won': map.winner === 'home' }, String(map.score[0])),
    h('td', { class: 'figure', 'data-won': map.winner === 'away' }, String(map.score[1])),
    h('td', {}, [describeMapExtra(map), formatClock(map.clock)].filter(Boolean).join(' · ')),
  );

const cell = (tag, text) => h(tag, tag === 'th' ? { scope: 'col' } : {}, text);

const drawMaps = (match) =>
  h(
    'table',
    { class: 'map-scores' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        [t('map'), match.home, match.away, t('clock')].map((text) => cell('th', text)),
      ),
    ),
    h('tbody', {}, match.maps.map(mapRow)),
  );

function drawHead(match) {
  const team = (name, id) => h('span', { class: 'match-side' }, drawCrest(id), h('b', {}, name));
  return [
    team(match.home, match.homeId),
    h('span', { class: 'match-score figure' }, match.state === 'upcoming' ? 'VS' : match.score.join(' : ')),
    team(match.away, match.awayId),
    h(
      'small',
      {},
      `${t(`bestOf${match.bestOf}`)} · ${t('mapChance')} ${match.mapChance}% / ${(100 - Number(match.mapChance)).toFixed(1)}%`,
    ),
  ];
}

/** Lists the events of a match, newest first. @param {any} match */
export function drawEvents(match) {
  const events = match.maps.flatMap((map) => map.events.map((event) => ({ ...event, no: map.no })));
  return events
    .slice(-MAX_EVENTS)
    .reverse()
    .map((event) =>
      h(
        'li',
        { 'data-side': event.side, 'data-minor': MINOR.has(event.kind) },
        h('span', { class: 'figure' }, `${event.no} · ${formatClock(event.clock)}`),
        h('span', {}, describeEvent(event, match)),
      ),
    );
}

const groupName = (group) => (group === 'match' ? t('wholeMatch') : t('mapNo', group.slice(1)));

function createMarket(market, pick) {
  const cells = market.selections.map(({ key }) => createPriceCell(key, () => pick(key)));
  const element = h(
    'section',
    { class: 'market', 'data-market': market.key },
    h('h3', {}, market.group === 'match' ? market.name : market.name.slice(market.name.indexOf(' ') + 1)),
    h(
      'div',
      { class: 'market-prices', 'data-many': cells.length > 2 },
      cells.map(({ button }) => button),
    ),
  );
  return {
    element,
    show(next, picked) {
      element.dataset.status = next.status;
      next.selections.forEach((selection, at) => cells[at].show(selection, next.status, picked === selection.key));
    },
  };
}

/** Creates the view of the chosen match. @param {(no: number, key: string) => void} pick */
export function createMatchView(pick) {
  const head = h('header', { class: 'match-title' });
  const maps = h('div', { class: 'match-maps' });
  const board = h('div', { class: 'bets match-markets' });
  const element = h('section', { class: 'match-view' }, head, maps, board);
  const updateTabStop = moveFocusByArrows(board, '.spot');
  let shown = 0;
  let markets = [];
  function build(match) {
    shown = match.no;
    element.setAttribute('aria-label', `${match.home} – ${match.away}`);
    markets = match.markets.map((market) => createMarket(market, (key) => pick(match.no, key)));
    const groups = [...new Set(match.markets.map(({ group }) => group))];
    board.replaceChildren(
      ...groups.map((group) =>
        h(
          'section',
          { class: 'market-group' },
          h('h2', {}, groupName(group)),
          h(
            'div',
            { class: 'market-grid' },
            markets.filter((_, at) => match.markets[at].group === group).map((each) => each.element),
          ),
        ),
      ),
    );
    board.scrollTop = 0;
  }
  return {
    element,
    /** Moves the focus to a price. Returns `false` if it takes no bets. @param {string} key spot of the selection */
    focus(key) {
      const button = [...board.querySelectorAll('button')].find(({ dataset }) => dataset.spot === key);
      if (!button || button.disabled) return false;
      button.focus({ preventScroll: true });
      return true;
    },
    show(match, picked) {
      if (match.no !== shown) build(match);
      head.replaceChildren(...drawHead(match));
      const map = match.maps.at(-1);
      maps.hidden = !map;
      if (map)
        maps.replaceChildren(
          drawMaps(match),
          h('div', { class: 'map-progress' }, drawTimeline(map, match), drawMapFigures(map, match)),
        );
      match.markets.forEach((market, at) => markets[at].show(market, picked?.no === match.no ? picked.key : undefined));
      updateTabStop();
    },
  };
}
