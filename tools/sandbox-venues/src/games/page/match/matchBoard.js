// Board of the matches of a game: live ones, then the next ones, with the prices of their main markets.

import { formatDuration, formatTime, h } from '../base/kit.js';
import { t } from '../base/texts.js';
import { formatClock, describeMapExtra } from './describeEvent.js';
import { drawCrest } from './drawTeam.js';
import { createPriceCell } from './priceCell.js';

/** Markets of the columns: the first that a match has. */
const columns = [
  { name: 'winner', kinds: ['winner'] },
  { name: 'maps', kinds: ['maps', 'mapTotal'] },
  { name: 'handicap', kinds: ['handicap', 'first'] },
];

const findMarket = ({ markets }, kinds) =>
  kinds.map((kind) => markets.find((market) => market.kind === kind)).find((market) => market !== undefined);

const pips = (match, side) =>
  Array.from({ length: (match.bestOf + 1) / 2 }, (_, at) => h('i', { 'data-on': at < match.score[side] }));

function createTeam(match, side) {
  const score = h('b', { class: 'figure' });
  const won = h('span', { class: 'pips', 'aria-hidden': 'true' });
  const [name, id] = side === 0 ? [match.home, match.homeId] : [match.away, match.awayId];
  return {
    element: h('span', { class: 'match-team' }, drawCrest(id), h('span', {}, name), won, score),
    show(next) {
      score.textContent = String(next.maps.at(-1)?.score[side] ?? '');
      won.replaceChildren(...(next.bestOf > 1 ? pips(next, side) : []));
    },
  };
}

/** Describes when a match starts, or which map is played. */
function describeTime(match, now) {
  const map = match.maps.at(-1);
  if (match.state !== 'live')
    return [
      formatTime(match.startsAt).slice(0, 5),
      t('startsAfter', formatDuration(Math.max(0, Math.ceil((match.startsAt - now) / 1_000)))),
    ];
  if (map.state === 'ended') return [t('mapBreak'), describeMapExtra(map)];
  return [`${t('mapNo', map.no)} · ${formatClock(map.clock)}`, describeMapExtra(map)];
}

function createRow(match, { choose, pick }) {
  const [time, extra] = [h('b', {}), h('small', {})];
  const teams = [createTeam(match, 0), createTeam(match, 1)];
  const cells = columns.flatMap(({ kinds }) => {
    const market = findMarket(match, kinds);
    return market
      ? market.selections.slice(0, 2).map(({ key }) => ({ key, ...createPriceCell(key, () => pick(match.no, key)) }))
      : [];
  });
  const element = h(
    'li',
    { class: 'match-row', 'data-match-no': match.no },
    h(
      'button',
      { type: 'button', class: 'match-open', onclick: () => choose(match.no) },
      h('span', { class: 'match-when' }, time, h('small', {}, t(`bestOf${match.bestOf}`))),
      h(
        'span',
        { class: 'match-teams' },
        teams.map((team) => team.element),
        extra,
      ),
    ),
    columns.map(({ name, kinds }) => {
      const market = findMarket(match, kinds);
      const own = cells.filter(({ key }) => market?.selections.some((each) => each.key === key));
      return h(
        'span',
        { class: 'match-prices', role: 'group', 'aria-label': market?.name ?? t(name) },
        own.length > 0 ? own.map(({ button }) => button) : h('span', { class: 'no-price' }, '—'),
      );
    }),
  );
  return {
    no: match.no,
    element,
    show(next, { now, chosen, picked }) {
      element.dataset.matchState = next.state;
      element.toggleAttribute('data-chosen', next.no === chosen);
      const [main, small] = describeTime(next, now);
      time.textContent = main;
      extra.textContent = small;
      for (const team of teams) team.show(next);
      for (const { key, show } of cells) {
        const market = next.markets.find(({ selections }) => selections.some((each) => each.key === key));
        show(
          market.selections.find((each) => each.key === key),
          market.status,
          picked?.no === next.no && picked.key === key,
        );
      }
    },
  };
}

/** Creates the board. @param {{ choose: (no: number) => void, pick: (no: number, key: string) => void }} commands */
export function createMatchBoard(commands) {
  const list = h('ol', { class: 'match-list' });
  let rows = [];
  return {
    element: h(
      'section',
      { class: 'match-board', 'aria-label': t('matches') },
      h(
        'p',
        { class: 'match-head', 'aria-hidden': 'true' },
        h('span', {}, t('matches')),
        columns.map(({ name }) => h('span', {}, t(name))),
      ),
      list,
    ),
    show(matches, view) {
      if (rows.map(({ no }) => no).join() !== matches.map(({ no }) => no).join()) {
        rows = matches.map((match) => rows.find(({ no }) => no === match.no) ?? createRow(match, commands));
        list.replaceChildren(...rows.map(({ element }) => element));
      }
      rows.forEach((row, at) => row.show(matches[at], view));
    },
  };
}
