import { zhCN as memberCN } from './member/zhCN.ts';
import { zhTW as memberTW } from './member/zhTW.ts';
import { zhCN as supportCN } from './support/zhCN.ts';
import { zhTW as supportTW } from './support/zhTW.ts';
import { zhCN as frameCN } from './zhCN.ts';
import { zhTW as frameTW } from './zhTW.ts';

const zhCN = { ...frameCN, ...memberCN, ...supportCN };
const zhTW = { ...frameTW, ...memberTW, ...supportTW };

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

it.each(Object.keys(zhCN) as (keyof typeof zhCN)[])('EDN-03 %s has the same placeholders in both languages', (key) => {
  expect(zhTW[key].trim()).not.toBe('');
  expect(placeholders(zhTW[key])).toEqual(placeholders(zhCN[key]));
});

it('EDN-03 Taiwan texts contain no converted mainland terms', () => {
  const text = Object.values(zhTW).join('');
  expect(text).not.toMatch(/登錄|賬號|賬戶|充值|默認|網絡|刷新|屏幕|信息/);
});
