/** @jest-environment jsdom */
import { countBySide, drawMapFigures } from './drawMapFigures.js';

const event = (kind: string, side: 'home' | 'away') => ({ kind, side });
const teams = { home: '赤焰', away: '云豹' } as const;
const read = (elements: readonly HTMLElement[]) =>
  elements.flatMap((element) => [...element.querySelectorAll('li')].map(({ textContent }) => textContent));

const events = [
  event('kill', 'home'),
  event('kill', 'away'),
  event('kill', 'home'),
  event('tower', 'away'),
  event('round', 'home'),
];

it.each`
  kind        | counts
  ${'kill'}   | ${[2, 1]}
  ${'tower'}  | ${[0, 1]}
  ${'dragon'} | ${[0, 0]}
`('LOB-09 counts $counts events of the kind $kind', ({ kind, counts }: { kind: string; counts: number[] }) =>
  expect(countBySide(events, kind)).toEqual(counts),
);

it('LOB-09 shows the numbers of both teams for each objective, with a bar in their proportion', () => {
  const drawn = drawMapFigures({ events }, { discipline: 'moba', ...teams });
  expect(read(drawn)).toEqual(['21击杀', '01推塔', '00大龙']);
  const [bar] = drawn[0]?.querySelectorAll<HTMLElement>('.share-bar') ?? [];
  expect([...(bar?.children ?? [])].map((part) => (part as HTMLElement).style.flexGrow)).toEqual(['2', '1']);
});

it('LOB-09 shows the rounds of a shooter in their order, with the change of sides and a text', () => {
  const rounds = Array.from({ length: 14 }, (_, at) => event('round', at % 3 === 0 ? 'away' : 'home'));
  const [list] = drawMapFigures({ events: [event('kill', 'home'), ...rounds] }, { discipline: 'shooter', ...teams });
  const items = [...(list?.children ?? [])] as HTMLElement[];
  expect(items.map(({ dataset }) => dataset['side'])).toEqual(rounds.map(({ side }) => side));
  expect(items.flatMap(({ dataset }, at) => (dataset['half'] === undefined ? [] : [at]))).toEqual([12]);
  expect(list?.getAttribute('aria-label')).toBe('回合：赤焰 9，云豹 5');
});

it('LOB-09 has no figures for football, whose goals are on the timeline', () =>
  expect(drawMapFigures({ events: [event('goal', 'home')] }, { discipline: 'football', ...teams })).toEqual([]));
