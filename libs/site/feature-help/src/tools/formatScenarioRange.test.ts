import type { ScenarioRow } from '@pavilion/domain-sports';
import type { Locale } from '@pavilion/site-contract';
import { createFakeServices } from '@pavilion/site-testing';
import { helpMessages } from '../messages/helpMessages.ts';
import { formatScenarioRange } from './formatScenarioRange.ts';

interface Case {
  readonly market: 'handicap' | 'total';
  readonly range: Pick<ScenarioRow, 'from' | 'to'>;
  readonly text: string;
}

async function format({ market, range }: Case, locale: Locale): Promise<string> {
  const { i18n } = createFakeServices({ locale });
  await i18n.ensure([helpMessages]);
  return formatScenarioRange(i18n.translator(helpMessages), market, range);
}

it.each`
  range                   | text
  ${{ from: 0, to: 0 }}   | ${'打平'}
  ${{ from: 1, to: 1 }}   | ${'赢 1'}
  ${{ from: -1, to: -1 }} | ${'输 1'}
  ${{ from: 1, to: 3 }}   | ${'赢 1 – 赢 3'}
  ${{ from: -2, to: 0 }}  | ${'输 2 – 打平'}
  ${{ from: 2 }}          | ${'赢 2 或以上'}
  ${{ from: 1 }}          | ${'赢 1 或以上'}
  ${{ from: 0 }}          | ${'打平或更好'}
  ${{ from: -1 }}         | ${'输 1 或更好'}
  ${{ to: 2 }}            | ${'赢 2 或更差'}
  ${{ to: -1 }}           | ${'输 1 或以上'}
  ${{ to: -3 }}           | ${'输 3 或以上'}
  ${{ to: 0 }}            | ${'打平或更差'}
  ${{}}                   | ${'打平或更差'}
`('SPT-07 the leads $range of a handicap are written as "$text"', async (row) => {
  const { range, text } = row as Case;
  expect(await format({ market: 'handicap', range, text }, 'zh-CN')).toBe(text);
});

it.each`
  range                 | text
  ${{ from: 0, to: 0 }} | ${'0'}
  ${{ from: 3, to: 3 }} | ${'3'}
  ${{ from: 0, to: 2 }} | ${'0–2'}
  ${{ from: 2, to: 4 }} | ${'2–4'}
  ${{ to: 2 }}          | ${'0–2'}
  ${{ to: 0 }}          | ${'0'}
  ${{ from: 4 }}        | ${'4 或以上'}
  ${{}}                 | ${'0 或以上'}
`('SPT-07 the counts $range of a total are written as "$text"', async (row) => {
  const { range, text } = row as Case;
  expect(await format({ market: 'total', range, text }, 'zh-CN')).toBe(text);
});

it.each`
  market        | range          | text
  ${'handicap'} | ${{ from: 2 }} | ${'贏 2 以上'}
  ${'handicap'} | ${{ to: -1 }}  | ${'輸 1 以上'}
  ${'total'}    | ${{ from: 4 }} | ${'4 以上'}
`('EDN-03 the $market range $range is written as "$text" for Taiwan', async (row) => {
  const { text } = row as Case;
  expect(await format(row as Case, 'zh-TW')).toBe(text);
});
