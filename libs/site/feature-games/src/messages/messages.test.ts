import { gamesZhCN as zhCN } from './gamesZhCN.ts';
import { gamesZhTW as zhTW } from './gamesZhTW.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

it.each(Object.keys(zhCN) as (keyof typeof zhCN)[])('EDN-03 %s has the same placeholders in both languages', (key) => {
  expect(zhTW[key].trim()).not.toBe('');
  expect(placeholders(zhTW[key])).toEqual(placeholders(zhCN[key]));
});

it('EDN-03 Taiwan texts contain no converted mainland terms', () => {
  const text = Object.values(zhTW).join('');
  expect(text).not.toMatch(/登錄|賬號|賬戶|充值|默認|網絡|刷新|屏幕|信息|存款|取款|導出|哈希|視頻|質量|屏蔽/);
});
