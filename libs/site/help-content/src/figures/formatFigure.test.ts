import { formatFigure } from './formatFigure.ts';

it.each`
  figure                                                      | cn                | tw
  ${{ kind: 'count', value: 14 }}                             | ${'14'}           | ${'14'}
  ${{ kind: 'usd', amount: 150_000_000n }}                    | ${'150 万美元'}   | ${'150 萬美元'}
  ${{ kind: 'usd', amount: 2_500_000n }}                      | ${'2.5 万美元'}   | ${'2.5 萬美元'}
  ${{ kind: 'cny', amount: 200n }}                            | ${'2 元'}         | ${'2 元'}
  ${{ kind: 'cny', amount: 250n }}                            | ${'2.5 元'}       | ${'2.5 元'}
  ${{ kind: 'cny', amount: 123_450n }}                        | ${'1,234.5 元'}   | ${'1,234.5 元'}
  ${{ kind: 'cny', amount: 1_234_567n }}                      | ${'12,345.67 元'} | ${'12,345.67 元'}
  ${{ kind: 'percent', hundredths: 50 }}                      | ${'0.5%'}         | ${'0.5%'}
  ${{ kind: 'percent', hundredths: 100 }}                     | ${'1%'}           | ${'1%'}
  ${{ kind: 'text', text: { 'zh-CN': '玉', 'zh-TW': '雲' } }} | ${'玉'}           | ${'雲'}
`('ACT-04 writes $cn in a sentence, and $tw for Taiwan', ({ figure, cn, tw }) => {
  expect([formatFigure(figure, 'zh-CN'), formatFigure(figure, 'zh-TW')]).toEqual([cn, tw]);
});
