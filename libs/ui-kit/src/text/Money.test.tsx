import { render } from '@testing-library/react';
import { Money, type MoneyProps } from './Money.tsx';

const show = (props: Partial<MoneyProps> = {}) => {
  const { container } = render(<Money text="1,234.50" {...props} />);
  return container.firstElementChild as HTMLElement;
};

describe('Money', () => {
  it('shows the amount unchanged after its sign', () => {
    const money = show({ sign: '¥' });
    expect(money).toHaveTextContent(/^¥1,234\.50$/);
    expect(money.firstElementChild).toHaveTextContent(/^¥$/);
  });

  it('has no room for a sign without one, so that columns stay aligned', () => {
    const money = show();
    expect(money).toHaveTextContent(/^1,234\.50$/);
    expect(money.firstElementChild).toBeNull();
  });

  it.each`
    look                      | props                              | size       | tone
    ${'plain in body size'}   | ${{}}                              | ${'body'}  | ${'plain'}
    ${'a loss in title size'} | ${{ size: 'title', tone: 'loss' }} | ${'title'} | ${'loss'}
  `('is $look', ({ props, size, tone }) => {
    expect(show(props).dataset).toMatchObject({ size, tone });
  });

  it('passes attributes on to its element', () => {
    expect(show({ title: 'balance' })).toHaveAttribute('title', 'balance');
  });
});
