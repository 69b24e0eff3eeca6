import type { SeenQuote } from '@pavilion/domain-sports';
import { createShownQuotes } from './createShownQuotes.ts';

const quotes = (price: number, id = 'a'): readonly SeenQuote[] => [{ id, quote: { price, line: '', version: 1 } }];

function createRecord() {
  let time = 10_000;
  const shown = createShownQuotes(() => time);
  return { shown, pass: (ms: number) => (time += ms) };
}

describe('DSK-04 B7 quotes that a press agrees to', () => {
  it('takes the price of a new selection at once', () => {
    const { shown } = createRecord();
    shown.show(quotes(9500));
    expect(shown.take()).toEqual(quotes(9500));
  });

  it.each`
    age    | taken
    ${299} | ${9500}
    ${300} | ${9100}
  `('$age ms after a change it takes $taken', ({ age, taken }: { age: number; taken: number }) => {
    const { shown, pass } = createRecord();
    shown.show(quotes(9500));
    shown.show(quotes(9100));
    pass(age);
    expect(shown.take()).toEqual(quotes(taken));
  });

  it('takes the price of the press, not one that appears before the click', () => {
    const { shown, pass } = createRecord();
    shown.show(quotes(9500));
    shown.press();
    shown.show(quotes(9100));
    pass(350);
    expect(shown.take()).toEqual(quotes(9500));
  });

  it('takes the latest seen price of several quick changes', () => {
    const { shown, pass } = createRecord();
    shown.show(quotes(9500));
    shown.show(quotes(9400));
    pass(200);
    shown.show(quotes(9300));
    pass(150);
    shown.show(quotes(9200));
    expect(shown.take()).toEqual(quotes(9400));
  });

  it('a price that is rendered again does not become younger', () => {
    const { shown, pass } = createRecord();
    shown.show(quotes(9500));
    shown.show(quotes(9100));
    pass(299);
    shown.show(quotes(9100));
    pass(1);
    expect(shown.take()).toEqual(quotes(9100));
  });

  it('discards the prices of another selection', () => {
    const { shown } = createRecord();
    shown.show(quotes(9500));
    shown.press();
    shown.show(quotes(8000, 'b'));
    expect(shown.take()).toEqual(quotes(8000, 'b'));
  });

  it.each`
    age    | taken
    ${399} | ${undefined}
    ${400} | ${quotes(9100)}
  `('a second press $age ms after the change that the first caused takes $taken', ({ age, taken }) => {
    const { shown, pass } = createRecord();
    shown.show(quotes(9500));
    shown.take();
    pass(100);
    shown.show(quotes(9100));
    pass(age as number);
    expect(shown.take()).toEqual(taken);
  });
});
