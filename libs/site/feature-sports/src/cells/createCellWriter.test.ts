import { parseOdds, type PriceCell } from '@pavilion/domain-sports';
import { createCellButton } from './cellElement.ts';
import { createCellWriter } from './createCellWriter.ts';

const texts = { odds: '赔率', locked: '已暂停', up: '上升', down: '下降' };

const priced = (price: string): PriceCell => ({
  id: '1.HM.0.H',
  gameId: '1',
  playCode: 'HM',
  side: 'H',
  rank: 0,
  line: '',
  price: parseOdds(price, 'E'),
  isActive: true,
  version: 1,
  direction: 'none',
  changedAt: 0,
});

it('DSK-11 marks odds of six characters, which do not fit in a cell of 1X2, until they are shorter', () => {
  const button = createCellButton('cell');
  const content = { name: '弗罗西诺内 上半场独赢', sign: '主', texts, oddsType: 'H' } as const;
  const write = createCellWriter(button, content);
  write(priced('100.00'));
  expect(button.hasAttribute('data-long')).toBe(true);
  write(priced('99.99'));
  expect(button.hasAttribute('data-long')).toBe(false);
  write(priced('100.00'));
  createCellWriter(button, content)(priced('1.50'));
  expect(button.hasAttribute('data-long')).toBe(false);
});

it('DSK-11 marks odds of five characters beside a long line only', () => {
  const button = createCellButton('cell');
  const write = createCellWriter(button, { name: '拉加武里 全场让球', sign: '', texts, oddsType: 'E' });
  const withLine = (line: string, price: string) => ({ ...priced(price), id: '1.RE.0.H', playCode: 'RE', line });
  write(withLine('0/0.5', '13.02'));
  expect(button.hasAttribute('data-long')).toBe(true);
  write(withLine('0/0.5', '2.67'));
  expect(button.hasAttribute('data-long')).toBe(false);
  write(withLine('0.5', '13.02'));
  expect(button.hasAttribute('data-long')).toBe(false);
});
