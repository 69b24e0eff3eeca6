// Stage of table games: cards, wheel, dice and tiles.

import { h } from '../base/kit.js';
import { pickScript, t } from '../base/texts.js';
import { createBaccaratTable, createDragonTigerTable } from './cardTables.js';
import { createCardRoom } from './cardRoom.js';
import { createBets } from './createBets.js';
import { simulateCrowd } from './crowd.js';
import { moveFocusByArrows } from './moveFocus.js';
import { createRouletteTable } from './rouletteTable.js';
import { createSicBoTable } from './sicBoTable.js';

const tables = {
  baccarat: createBaccaratTable,
  dragonTiger: createDragonTigerTable,
  roulette: createRouletteTable,
  sicBo: createSicBoTable,
  twoEight: createCardRoom,
};

const groupThousands = (amount) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** Bets of the other players: totals on the spots, and a list. */
function createCrowd({ game }, bets) {
  const names = new Map(game.spots.map(({ key, name }) => [key, name]));
  const list = h('ol', { class: 'log crowd-list' });
  return {
    list: [h('h2', {}, t('otherPlayers')), list, h('p', { class: 'hint' }, t('crowdNote'))],
    show(no) {
      const crowd = simulateCrowd(game.code, no, game.spots);
      for (const [key, { crowd: element }] of bets.spots) {
        const total = crowd.totals.get(key);
        element.textContent = total ? t('crowdTotal', groupThousands(total.amount), total.players) : '';
      }
      list.replaceChildren(
        ...crowd.bets.map(({ name, spot, stake }) =>
          h(
            'li',
            {},
            h('span', {}, pickScript(name)),
            h('span', {}, names.get(spot) ?? ''),
            h('b', {}, groupThousands(stake)),
          ),
        ),
      );
    },
  };
}

const facts = ({ limits, rate }) =>
  h(
    'table',
    { class: 'facts-table' },
    h(
      'tbody',
      {},
      [
        [t('limits'), `${limits.min.replace(/\.00$/, '')}–${groupThousands(limits.max.replace(/\.00$/, ''))}`],
        [t('rate'), rate],
      ].map(([name, value]) => h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, value))),
    ),
  );

/** Creates the stage of a table game. */
export function createTableStage(table) {
  const { game } = table.state;
  const bets = createBets(table, t('deal'));
  const scene = tables[game.rules](table, bets);
  const crowd = createCrowd(table.state, bets);
  const element = h('div', { class: 'bets table-stage', 'data-rules': game.rules }, scene.element, scene.below);
  moveFocusByArrows(scene.element, '.spot');
  function update() {
    const { results = [] } = table.state;
    scene.update(results.map(({ outcome }) => outcome));
    crowd.show(results.at(-1)?.no ?? 0);
    bets.update();
  }
  update();
  return {
    element,
    desk: bets.desk,
    side: [h('h2', {}, t('table')), facts(game), scene.side, crowd.list],
    close: bets.close,
    update,
    busy(is) {
      if (is) scene.clear();
      bets.busy(is);
    },
    async show(round) {
      await scene.show(round);
      bets.mark(round);
    },
  };
}
