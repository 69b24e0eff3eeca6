import { createSiteI18n } from '@pavilion/site-contract';
import { memberCentreMessages } from '../messages/memberCentreMessages.ts';
import { formatRewardProgress } from './formatRewardProgress.ts';
import type { Reward } from './welfareData.ts';

const i18n = createSiteI18n('zh-CN');
beforeAll(() => i18n.ensure([memberCentreMessages]));

it.each`
  measure           | progress     | target       | text
  ${'none'}         | ${'1'}       | ${'2'}       | ${''}
  ${'deposit'}      | ${'50'}      | ${'1000.00'} | ${'存款 ¥50.00 / ¥1,000.00'}
  ${'turnover'}     | ${'1200.50'} | ${'5000'}    | ${'流水 ¥1,200.50 / ¥5,000.00'}
  ${'bets'}         | ${'2'}       | ${'10'}      | ${'投注 2 / 10 笔'}
  ${'friends'}      | ${'0'}       | ${'3'}       | ${'有效好友 0 / 3 位'}
  ${'days'}         | ${'4'}       | ${'7'}       | ${'连续签到 7 天'}
  ${'points'}       | ${'320'}     | ${'500'}     | ${'积分 320 / 500'}
  ${'rank'}         | ${'4'}       | ${'7'}       | ${'按上周流水排名发放'}
  ${'bindPhone'}    | ${'0'}       | ${'1'}       | ${'需绑定手机号码'}
  ${'bindRealName'} | ${'0'}       | ${'1'}       | ${'需填写真实姓名'}
  ${'grade'}        | ${'1'}       | ${'2'}       | ${'按 VIP 等级发放'}
`('USR-05 the condition $measure is shown as "$text"', ({ measure, progress, target, text }) => {
  const reward = { measure, progress, target } as Pick<Reward, 'measure' | 'progress' | 'target'>;
  expect(formatRewardProgress(reward, i18n.translator(memberCentreMessages))).toBe(text);
});
