import { findInvalidSetting } from './siteSettings.ts';

const title = { 'zh-CN': 'a', 'zh-TW': 'b' };

it.each`
  change                                          | bad
  ${{ depositSwitch: '0' }}                       | ${undefined}
  ${{ titles: { '3000': title, '3001': title } }} | ${undefined}
  ${{ titles: { '3000': title } }}                | ${'titles'}
  ${{ titles: title }}                            | ${'titles'}
  ${{ inPlayDelayMs: 0, maintainedKeys: ['DZ'] }} | ${undefined}
  ${{ answerSealing: 'always' }}                  | ${undefined}
  ${{ answerSealing: 'sometimes' }}               | ${'answerSealing'}
  ${{ depositSwitch: 1 }}                         | ${'depositSwitch'}
  ${{ titles: null }}                             | ${'titles'}
  ${{ inPlayDelayMs: -1 }}                        | ${'inPlayDelayMs'}
  ${{ usdtRates: { buy: '7.2', sell: '7.2' } }}   | ${undefined}
  ${{ usdtRates: { buy: '7.2', sell: '7.3' } }}   | ${'usdtRates'}
  ${{ usdtRates: { buy: '7.2' } }}                | ${'usdtRates'}
  ${{ withdrawStepMs: 0, depositConfirmMs: 1.5 }} | ${'depositConfirmMs'}
  ${{ h5DomainUrl: '', __typo: '1' }}             | ${'__typo'}
`(
  'S1 returns $bad as the invalid setting of $change',
  ({ change, bad }: { change: Record<string, unknown>; bad: unknown }) => {
    expect(findInvalidSetting(change)).toBe(bad);
  },
);
