import { baccarat } from '../games/engines/baccarat.ts';
import { dragonTiger } from '../games/engines/dragonTiger.ts';
import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import { toResultValues } from './toResultValues.ts';

/** A card by its rank from the ace, 1 to 13. */
const card = (rank: number) => rank - 1;

it.each`
  rules            | outcome                                                        | values
  ${'baccarat'}    | ${{ player: [card(9), card(13)], banker: [card(4), card(4)] }} | ${['P']}
  ${'baccarat'}    | ${{ player: [card(2), card(5)], banker: [card(9), card(10)] }} | ${['B']}
  ${'baccarat'}    | ${{ player: [card(3), card(5)], banker: [card(12), card(8)] }} | ${['T']}
  ${'dragonTiger'} | ${{ dragon: card(13), tiger: card(2) + 13 }}                   | ${['B']}
  ${'dragonTiger'} | ${{ dragon: card(1), tiger: card(2) }}                         | ${['P']}
  ${'dragonTiger'} | ${{ dragon: card(7), tiger: card(7) + 26 }}                    | ${['T']}
  ${'roulette'}    | ${{ pocket: 0 }}                                               | ${['0']}
  ${'sicBo'}       | ${{ dice: [1, 3, 6] }}                                         | ${['1', '3', '6']}
  ${'k3'}          | ${{ numbers: [2, 5, 5] }}                                      | ${['2', '5', '5']}
  ${'moba'}        | ${{ home: 2, away: 1 }}                                        | ${['2', '1']}
  ${'twoEight'}    | ${{ hands: [] }}                                               | ${[]}
  ${'baccarat'}    | ${null}                                                        | ${[]}
`('LOB-03 converts $outcome of $rules to $values', ({ rules, outcome, values }) => {
  expect(toResultValues(rules as string, outcome)).toEqual(values);
});

it('LOB-03 the sides of 400 rounds are those that the engines pay', () => {
  for (let nonce = 0; nonce < 400; nonce++) {
    const seed = { serverSeed: 'a', clientSeed: 'b', nonce };
    const cards = baccarat.draw(createDraws(seed), []);
    const [side] = toResultValues('baccarat', cards);
    const spot = { B: 'banker', P: 'player', T: 'tie' }[side as 'B' | 'P' | 'T'];
    expect(baccarat.pays(cards, spot)).toBeGreaterThan(100);
    const pair = dragonTiger.draw(createDraws(seed), []);
    const [winner] = toResultValues('dragonTiger', pair);
    expect(dragonTiger.pays(pair, { B: 'dragon', P: 'tiger', T: 'tie' }[winner as 'B' | 'P' | 'T'])).toBeGreaterThan(
      100,
    );
  }
});
