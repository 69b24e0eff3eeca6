// Stage of table games: cards, wheel, dice and tiles, with a board of spots.

import { drawCard, drawDie, getPocketColour, drawTile, drawWheel, computeWheelAngle } from './art.js';
import { createBoard } from './board.js';
import { pause, h, prefersReducedMotion } from './kit.js';
import { t } from './texts.js';

const points = (cards) => cards.reduce((sum, value) => sum + ((value % 13) + 1 >= 10 ? 0 : (value % 13) + 1), 0) % 10;
const rank = (value) => (value % 13) + 1;

const createHand = (key, size) => {
  const label = h('span', { class: 'hand-points' });
  const cards = h('div', { class: 'cards' });
  const element = h('div', { class: 'hand', 'data-hand': key }, h('h2', {}, t(key), label), cards);
  const clear = () => {
    cards.replaceChildren(...Array.from({ length: size }, () => drawCard()));
    label.textContent = '';
    element.removeAttribute('data-won');
  };
  clear();
  return { element, cards, label, clear };
};

/** Shows a card or tile in place of a back, or adds it to the hand. */
async function lay(hand, at, made) {
  await pause(260);
  const old = hand.cards.children[at];
  if (old) old.replaceWith(made);
  else hand.cards.append(made);
  if (!prefersReducedMotion())
    made.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: 200, easing: 'ease-out' });
}

function baccaratScene() {
  const [player, banker] = [createHand('player', 2), createHand('banker', 2)];
  return {
    element: h(
      'div',
      { class: 'felt two' },
      player.element,
      h('span', { class: 'versus', 'aria-hidden': 'true' }, '：'),
      banker.element,
    ),
    clear: () => [player, banker].forEach((hand) => hand.clear()),
    async show({ outcome }) {
      for (let at = 0; at < 3; at++)
        for (const [hand, cards] of [
          [player, outcome.player],
          [banker, outcome.banker],
        ])
          if (cards[at] !== undefined) {
            await lay(hand, at, drawCard(cards[at]));
            hand.label.textContent = t('points', points(cards.slice(0, at + 1)));
          }
      const lead = points(outcome.player) - points(outcome.banker);
      if (lead !== 0) (lead > 0 ? player : banker).element.setAttribute('data-won', '');
    },
  };
}

function dragonScene() {
  const [dragon, tiger] = [createHand('dragon', 1), createHand('tiger', 1)];
  return {
    element: h(
      'div',
      { class: 'felt two' },
      dragon.element,
      h('span', { class: 'versus', 'aria-hidden': 'true' }, '：'),
      tiger.element,
    ),
    clear: () => [dragon, tiger].forEach((hand) => hand.clear()),
    async show({ outcome }) {
      for (const [hand, value] of [
        [dragon, outcome.dragon],
        [tiger, outcome.tiger],
      ]) {
        await lay(hand, 0, drawCard(value));
        hand.label.textContent = t('points', rank(value));
      }
      const lead = rank(outcome.dragon) - rank(outcome.tiger);
      if (lead !== 0) (lead > 0 ? dragon : tiger).element.setAttribute('data-won', '');
    },
  };
}

function wheelScene() {
  const drawing = drawWheel();
  const result = h('p', { class: 'pocket' }, t('ready'));
  let turned = 0;
  return {
    element: h('div', { class: 'felt wheel-felt' }, drawing, result),
    clear: () => {
      result.textContent = '…';
      result.dataset.tone = 'none';
    },
    async show({ outcome: { pocket } }) {
      turned = turned - (turned % 360) - 1_440 + computeWheelAngle(pocket);
      drawing.style.setProperty('--turn', `${turned}deg`);
      await pause(2_200);
      result.dataset.tone = getPocketColour(pocket);
      result.textContent = String(pocket);
    },
  };
}

function diceScene() {
  const dice = h('div', { class: 'dice' }, [1, 3, 5].map(drawDie));
  const result = h('p', { class: 'sum' }, t('ready'));
  return {
    element: h('div', { class: 'felt dice-felt' }, dice, result),
    clear: () => {
      dice.toggleAttribute('data-rolling', !prefersReducedMotion());
      result.textContent = '…';
    },
    async show({ outcome }) {
      await pause(700);
      dice.removeAttribute('data-rolling');
      dice.replaceChildren(...outcome.dice.map(drawDie));
      result.textContent = t(
        'points',
        outcome.dice.reduce((all, value) => all + value, 0),
      );
    },
  };
}

function tilesScene(table) {
  const names = table.state.game.spots.map(({ name }) => name);
  const hands = ['banker', 0, 1, 2].map((key) => {
    const cards = h('div', { class: 'cards' }, [drawTile(), drawTile()]);
    return {
      cards,
      element: h(
        'div',
        { class: 'hand', 'data-hand': key },
        h('h2', {}, key === 'banker' ? t('banker') : names[key]),
        cards,
      ),
    };
  });
  return {
    element: h(
      'div',
      { class: 'felt doors' },
      hands.map(({ element }) => element),
    ),
    clear: () =>
      hands.forEach(({ cards, element }) => {
        cards.replaceChildren(drawTile(), drawTile());
        element.removeAttribute('data-won');
      }),
    async show({ outcome, bets }) {
      const dealt = [outcome.banker, ...outcome.doors];
      for (const [at, hand] of hands.entries())
        for (const index of [0, 1]) await lay(hand, index, drawTile(dealt[at][index]));
      for (const { spot, returned, stake } of bets)
        if (Number(returned) > Number(stake)) hands[Number(spot.slice(4)) + 1]?.element.setAttribute('data-won', '');
    },
  };
}

const scenes = {
  baccarat: baccaratScene,
  dragonTiger: dragonScene,
  roulette: wheelScene,
  sicBo: diceScene,
  twoEight: tilesScene,
};

export function createTableStage(table) {
  const scene = scenes[table.state.game.rules](table);
  const board = createBoard(table, t('deal'));
  return {
    scene: scene.element,
    controls: board.element,
    busy: (is) => {
      if (is) scene.clear();
      board.busy(is);
    },
    async show(round) {
      await scene.show(round);
      board.mark(round);
    },
  };
}
