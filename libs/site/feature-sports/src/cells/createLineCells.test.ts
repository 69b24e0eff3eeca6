import { setPriceId } from './cellElement.ts';
import type { BindCell } from './createCellBinder.ts';
import { createLineCells, type CellModel } from './createLineCells.ts';

const columns = [{ id: 'handicap' }, { id: 'total' }];
const texts = { odds: '赔率', locked: '已暂停', up: '上升', down: '下降' };

const place = (priceId: string, over: Partial<CellModel> = {}): CellModel => ({
  priceId,
  name: '阿森纳 全场让球',
  sign: '',
  texts,
  oddsType: 'H',
  ...over,
});

function line() {
  const bound: string[] = [];
  const bind: BindCell = (button, priceId) => {
    setPriceId(button, priceId);
    bound.push(priceId);
    return () => void bound.splice(bound.indexOf(priceId), 1);
  };
  const box = document.createElement('div');
  const cells = createLineCells(columns, bind, 'cell');
  return {
    box,
    bound,
    end: cells.unbind,
    show: (...places: (CellModel | undefined)[]) => cells.show(box, places),
    buttons: () => [...box.children].map((column) => column.querySelector('button')),
  };
}

it('SPT-09 renders a button only for a price and binds it once', () => {
  const { show, buttons, bound, box } = line();
  show(place('1.R.0.H'), undefined);
  expect(buttons().map((button) => button?.dataset['price'])).toEqual(['1.R.0.H', undefined]);
  expect([...box.children].map((column) => column.getAttribute('role'))).toEqual(['gridcell', 'gridcell']);
  expect(bound).toEqual(['1.R.0.H']);
});

it('keeps an unchanged button, and with it focus and flash', () => {
  const { show, buttons, bound } = line();
  show(place('1.R.0.H'), place('1.OU.0.O'));
  const before = buttons();
  show(place('1.R.0.H'), place('1.OU.0.O'));
  expect(buttons()).toEqual(before);
  expect(bound).toEqual(['1.R.0.H', '1.OU.0.O']);
});

it.each`
  change                                   | next                                    | price        | isSame
  ${'reuses the button for another price'} | ${place('1.R.1.H')}                     | ${'1.R.1.H'} | ${true}
  ${'binds again for another name'}        | ${place('1.R.0.H', { name: '利物浦' })} | ${'1.R.0.H'} | ${true}
  ${'binds again for another odds type'}   | ${place('1.R.0.H', { oddsType: 'E' })}  | ${'1.R.0.H'} | ${true}
  ${'removes the button without a price'}  | ${undefined}                            | ${undefined} | ${false}
`('SPT-09 $change', ({ next, price, isSame }) => {
  const { show, buttons, bound } = line();
  show(place('1.R.0.H'), undefined);
  const [button] = buttons();
  show(next as CellModel | undefined, undefined);
  expect(buttons()[0]?.dataset['price']).toBe(price);
  expect(buttons()[0] === button).toBe(isSame);
  expect(bound).toEqual(price === undefined ? [] : [price]);
});

it('adds the button of a later price and unbinds all on `end`', () => {
  const { show, buttons, bound, end } = line();
  show(undefined, place('1.OU.0.O'));
  show(place('1.R.0.H'), place('1.OU.0.O'));
  expect(buttons()[0]?.dataset['price']).toBe('1.R.0.H');
  end();
  expect(bound).toEqual([]);
});
