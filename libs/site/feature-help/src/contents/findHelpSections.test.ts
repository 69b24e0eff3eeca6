import type { HelpBlock, HelpPageId, HelpSection, HelpText } from '@pavilion/site-help-content';
import { findHelpSections, writeBlocks } from './findHelpSections.ts';

const formatFigure = (name: string) => `[${name}]`;

const section = (id: string, title: string, text: string): HelpSection => ({
  id,
  title,
  blocks: [{ kind: 'paragraph', text: [text] }],
});

const page = (id: HelpPageId, text: HelpText): readonly [HelpPageId, HelpText] => [id, text];

const find = (word: string, ...pages: readonly (readonly [HelpPageId, HelpText])[]) =>
  findHelpSections(pages, { matches: (text) => text.includes(word), formatFigure });

describe('text of blocks', () => {
  const rows: readonly { readonly rule: string; readonly block: HelpBlock; readonly text: string }[] = [
    { rule: 'a paragraph', block: { kind: 'paragraph', text: ['存', '款'] }, text: '存款' },
    { rule: 'a note', block: { kind: 'note', text: ['先看这一条'] }, text: '先看这一条' },
    {
      rule: 'a figure',
      block: { kind: 'paragraph', text: ['满 ', { kind: 'figure', name: 'age.minimum' }, ' 岁'] },
      text: '满 [age.minimum] 岁',
    },
    {
      rule: 'an emphasised text',
      block: { kind: 'paragraph', text: ['不', { kind: 'strong', text: ['要'] }, '付'] },
      text: '不要付',
    },
    {
      rule: 'a link with a figure',
      block: {
        kind: 'paragraph',
        text: ['见', { kind: 'link', to: '/app/help/gztk', text: ['上限 ', { kind: 'figure', name: 'caps' }] }],
      },
      text: '见上限 [caps]',
    },
    {
      rule: 'the items of a list',
      block: { kind: 'list', isOrdered: true, items: [['一'], ['二', '三']] },
      text: '一 二三',
    },
    {
      rule: 'the head of a table, then its cells row by row',
      block: {
        kind: 'table',
        head: [['项目'], ['上限']],
        rows: [
          [['足球'], ['高']],
          [['网球'], ['低']],
        ],
      },
      text: '项目 上限 足球 高 网球 低',
    },
    { rule: 'no text of a calculator', block: { kind: 'tool', name: 'handicap' }, text: '' },
  ];

  it.each(rows)('contains $rule', ({ block, text }) => {
    expect(writeBlocks([block], formatFigure)).toBe(text);
  });

  it('separates blocks by a space, and a calculator leaves no gap', () => {
    expect(
      writeBlocks(
        [
          { kind: 'paragraph', text: ['甲'] },
          { kind: 'tool', name: 'total' },
          { kind: 'note', text: ['乙'] },
        ],
        formatFigure,
      ),
    ).toBe('甲 乙');
  });
});

describe('search', () => {
  const deposit = page('ck', { title: '存款', summary: '选择方式', sections: [section('steps', '步骤', '打开页面')] });
  const withdrawal = page('qk', {
    title: '取款',
    summary: '与存款不同',
    sections: [section('limits', '限额', '每日十次'), section('turnover', '流水', '存款须有一倍流水')],
  });

  it('a page is found by its title, with its summary as the excerpt and without a section', () => {
    expect(find('取款', deposit, withdrawal)).toEqual([{ page: 'qk', title: '取款', excerpt: '与存款不同' }]);
  });

  it('a page is found by its summary', () => {
    expect(find('选择', deposit, withdrawal)).toEqual([{ page: 'ck', title: '存款', excerpt: '选择方式' }]);
  });

  it('a section is found by its title, with its text as the excerpt', () => {
    expect(find('步骤', deposit, withdrawal)).toEqual([
      { page: 'ck', section: 'steps', title: '步骤', excerpt: '打开页面' },
    ]);
  });

  it('a section is found by its text', () => {
    expect(find('十次', deposit, withdrawal)).toEqual([
      { page: 'qk', section: 'limits', title: '限额', excerpt: '每日十次' },
    ]);
  });

  it('a section is found by a figure of its text', () => {
    const age = page('gywm', {
      title: '关于',
      summary: '简介',
      sections: [
        { id: 'adults', title: '成年', blocks: [{ kind: 'paragraph', text: [{ kind: 'figure', name: 'age' }] }] },
      ],
    });
    expect(find('[age]', age)).toEqual([{ page: 'gywm', section: 'adults', title: '成年', excerpt: '[age]' }]);
  });

  it('matches of a title precede matches of a text, each in the order of the pages', () => {
    expect(find('存款', withdrawal, deposit)).toEqual([
      { page: 'ck', title: '存款', excerpt: '选择方式' },
      { page: 'qk', title: '取款', excerpt: '与存款不同' },
      { page: 'qk', section: 'turnover', title: '流水', excerpt: '存款须有一倍流水' },
    ]);
  });

  it('a page or section whose title and text both match is found once', () => {
    const twice = page('zz', { title: '转账', summary: '转账说明', sections: [section('a', '转账步骤', '开始转账')] });
    expect(find('转账', twice)).toEqual([
      { page: 'zz', title: '转账', excerpt: '转账说明' },
      { page: 'zz', section: 'a', title: '转账步骤', excerpt: '开始转账' },
    ]);
  });

  it('a text without a match has no result', () => {
    expect(find('火星', deposit, withdrawal)).toEqual([]);
  });

  it('at most 20 results are returned, those of a title first', () => {
    const texts = Array.from({ length: 15 }, (_, index) => section(`text${index}`, '其他', '流水'));
    const titles = Array.from({ length: 15 }, (_, index) => section(`title${index}`, '流水', '其他'));
    const found = find('流水', page('qk', { title: '取款', summary: '说明', sections: [...texts, ...titles] }));
    expect(found.map((hit) => hit.section)).toEqual([
      ...titles.map(({ id }) => id),
      ...texts.slice(0, 5).map(({ id }) => id),
    ]);
  });
});
