import { render } from '@testing-library/react';
import { bringIntoView } from './bringIntoView.ts';

const scrollIntoView = jest.fn();
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView }));
afterEach(() => {
  scrollIntoView.mockClear();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('I2 an element is scrolled into view when it appears, and not when it changes or goes', () => {
  const show = (text: string) => <p ref={bringIntoView}>{text}</p>;
  const { rerender, unmount } = render(show('1'));
  rerender(show('2'));
  unmount();
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'center' }]]);
});
