import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@pavilion/site-contract';
import { createFakeServices } from '@pavilion/site-testing';
import { createFigures } from './figures/createFigures.ts';
import { loadHelpText } from './loading/loadHelpText.ts';
import { helpPages, type HelpPageId } from './model/helpPages.ts';
import type { HelpBlock, HelpInline, HelpLine, HelpText } from './model/helpText.ts';

const CONTENT = join(__dirname, '../content');
const locales: readonly Locale[] = ['zh-CN', 'zh-TW'];
const ids = helpPages.map(({ id }) => id);
const tools = ['handicap', 'total', 'oddsTypes', 'systemBet'];

/** Number with the unit of a limit, an amount or a period. Such a number must be a figure. */
const PLAIN_FIGURE =
  /\d[\d,.]*\s*(?:万|萬|元|美元|美金|人民币|人民幣|岁|歲|天|日内|日內|年|个月|個月|小时|小時|分钟|分鐘|秒|次|张|張|位数|位數|%|USDT)/g;

const cases = ids.flatMap((id) => locales.map((locale) => [id, locale] as const));

const collectLines = (block: HelpBlock): readonly HelpLine[] => {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'tool':
      return [];
    default:
      return [block.text];
  }
};
const flatten = (line: HelpLine): readonly HelpInline[] =>
  line.flatMap((part) => (typeof part === 'object' && 'text' in part ? [part, ...flatten(part.text)] : [part]));

function collectParts({ sections }: HelpText): readonly HelpInline[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap(collectLines)).flatMap(flatten);
}
const listSections = ({ sections }: HelpText) => sections.map(({ id }) => id);

it('NAV-08 ACT-04 there is a file for each page in both scripts, and no other file', () => {
  for (const folder of ['zhCN', 'zhTW'])
    expect(readdirSync(join(CONTENT, folder)).sort()).toEqual(ids.map((id) => `${id}.md`).sort());
});

it.each(ids)('EDN-03 %s has the same sections in both scripts', async (id) => {
  const [cn, tw] = await Promise.all(locales.map((locale) => loadHelpText(id, locale)));
  expect(listSections(tw!)).toEqual(listSections(cn!));
});

it.each(cases)('ACT-04 the figures of %s in %s exist', async (id, locale) => {
  const figures = createFigures(createFakeServices().brand);
  const names = collectParts(await loadHelpText(id, locale)).flatMap((part) =>
    typeof part === 'object' && part.kind === 'figure' ? [part.name] : [],
  );
  expect(names.filter((name) => !(name in figures))).toEqual([]);
});

it.each(cases)('ACT-04 every amount, limit and period of %s in %s is a figure', async (id, locale) => {
  const text = readFileSync(join(CONTENT, locale.replace('-', ''), `${id}.md`), 'utf8');
  expect(text.match(PLAIN_FIGURE) ?? []).toEqual([]);
});

/** Mainland terms in traditional characters, and terms for which the texts of the site use another word. */
const MAINLAND_WORDS =
  /登錄|賬號|賬戶|充值|存款|取款|默認|網絡|刷新|屏幕|信息|過期|導出|哈希|虛擬幣|視頻|軟件|鏈接|質量|激活|郵箱|短信|設置|服務器|緩存|用戶名|二維碼|積分|腰斬|滾球|點球/;

it.each(ids)('EDN-03 the text of %s for Taiwan has no words of the mainland', (id) => {
  const text = readFileSync(join(CONTENT, 'zhTW', `${id}.md`), 'utf8');
  expect(text).not.toMatch(MAINLAND_WORDS);
});

it.each(cases)('NAV-08 the help links of %s in %s lead to a section that exists', async (id, locale) => {
  const text = await loadHelpText(id, locale);
  const missing: string[] = [];
  for (const part of collectParts(text)) {
    if (typeof part === 'string' || part.kind !== 'link') continue;
    const [path = '', section] = part.to.split('#');
    const target = path === '' ? id : /^\/app\/help\/(\w+)$/.exec(path)?.[1];
    if (target === undefined) continue;
    const isKnown = ids.includes(target as HelpPageId);
    const sections = isKnown ? listSections(await loadHelpText(target as HelpPageId, locale)) : [];
    if (!isKnown || (section !== undefined && !sections.includes(section))) missing.push(part.to);
  }
  expect(missing).toEqual([]);
});

it.each(cases)('the tools of %s in %s exist', async (id, locale) => {
  const { sections } = await loadHelpText(id, locale);
  const names = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'tool' ? [block.name] : [])),
  );
  expect(names.filter((name) => !tools.includes(name))).toEqual([]);
});

/** Key terms of §1 and the section of the terms that holds each. */
const KEY_TERMS = [
  'one-account',
  'no-bots',
  'territories',
  'age',
  'accepted-bets',
  'voids',
  'payout-caps',
  'withdrawals',
  'results',
  'disputes',
  'records',
  'closing',
  'promotions',
  'compensation',
  'disclaimers',
  'termination',
  'links',
  'priority',
  'force-majeure',
  'waiver',
  'severability',
  'profile',
];

it.each(locales)('ACT-04 the terms in %s have a section for each key term of §1', async (locale) => {
  expect(listSections(await loadHelpText('gztk', locale))).toEqual(expect.arrayContaining(KEY_TERMS));
});

it.each(locales)('ACT-04 the privacy policy in %s covers age, data, disclosure and storage', async (locale) => {
  expect(listSections(await loadHelpText('ysgz', locale))).toEqual(
    expect.arrayContaining(['age', 'data', 'disclosure', 'storage', 'rights']),
  );
});
