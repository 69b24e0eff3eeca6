import { zhCN as belowCN } from './below/zhCN.ts';
import { zhTW as belowTW } from './below/zhTW.ts';
import { zhCN } from './zhCN.ts';
import { zhTW } from './zhTW.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

const simplified: Readonly<Record<string, string>> = { ...zhCN, ...belowCN };
const traditional: Readonly<Record<string, string>> = { ...zhTW, ...belowTW };

it.each(Object.keys(simplified))('EDN-03 %s has the same placeholders in both languages', (key) => {
  expect(traditional[key]?.trim()).toBeTruthy();
  expect(placeholders(traditional[key] ?? '')).toEqual(placeholders(simplified[key] ?? ''));
});

it('EDN-03 uses the terms of Taiwan instead of converted ones', () => {
  const text = Object.values(traditional).join('');
  expect(text).not.toMatch(/登錄|賬號|賬戶|充值|默認|網絡|刷新|屏幕|信息/);
});

it.each([belowCN, belowTW])('ACT-03 the download text promises no native app', (texts) => {
  expect(texts['download.text']).not.toMatch(/iOS|Android|安卓/);
});
