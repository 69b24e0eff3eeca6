import { zhCN } from './zhCN.ts';
import { zhTW } from './zhTW.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

it.each(Object.keys(zhCN) as (keyof typeof zhCN)[])(
  'EDN-03 has %s in both languages with the same placeholders',
  (key) => {
    expect(zhTW[key].trim()).not.toBe('');
    expect(placeholders(zhTW[key])).toEqual(placeholders(zhCN[key]));
  },
);

it('EDN-03 uses the terms of Taiwan, not converted characters', () => {
  const text = Object.values(zhTW).join('');
  expect(text).not.toMatch(
    /登錄|賬號|賬戶|充值|默認|網絡|刷新|屏幕|信息|存款|取款|郵箱|設置|用戶|虛擬幣|過期|導出|哈希|積分|台灣時間|二級密碼/,
  );
});
