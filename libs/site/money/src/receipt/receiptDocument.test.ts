import { wrapText } from './drawReceipt.ts';
import { formatReceiptText } from './receiptDocument.ts';

const receipt = {
  kind: '投注凭证',
  state: '半赢',
  number: 'T1',
  legs: [
    {
      title: '阿森纳 -0/0.5',
      figure: '0.95',
      isPrice: true,
      notes: ['滚球让球 · 香港盘', '英格兰超级联赛 · 阿森纳 对 利物浦'],
    },
  ],
  rows: [['注单号', 'T1']],
  totals: [['返还', '¥147.50']],
  notes: ['时间均为 UTC+8。'],
  path: '/mine/betRecord',
} as const;

it('DSK-09 the text of a receipt has every line of the document in its order', () => {
  expect(formatReceiptText('云阁', receipt).split('\n')).toEqual([
    '云阁 · 投注凭证（半赢）',
    '阿森纳 -0/0.5 @ 0.95',
    '  滚球让球 · 香港盘',
    '  英格兰超级联赛 · 阿森纳 对 利物浦',
    '注单号：T1',
    '返还：¥147.50',
    '时间均为 UTC+8。',
  ]);
  const leg = { title: '庄', figure: '¥20.00', isPrice: false, notes: [] };
  expect(formatReceiptText('云阁', { ...receipt, legs: [leg] })).toContain('\n庄 ¥20.00\n');
  const amount = { name: '金额', text: '¥800.00', words: '捌佰元整' };
  expect(formatReceiptText('云阁', { ...receipt, amount, legs: [] })).toContain('金额：¥800.00（捌佰元整）');
});

it.each([
  ['', 3, ['']],
  ['abc', 3, ['abc']],
  ['abcd', 3, ['abc', 'd']],
  ['阿森纳对利物浦', 3, ['阿森纳', '对利物', '浦']],
  ['ab', 0, ['a', 'b']],
])('DSK-09 the picture wraps “%s” at %d characters without losing one', (text, width, lines) =>
  expect(wrapText(text, width, (line) => [...line].length)).toEqual(lines),
);
