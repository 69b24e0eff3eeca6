import { render } from '@testing-library/react';
import { Skeleton } from './Skeleton.tsx';

describe('Skeleton', () => {
  it.each`
    size              | props                                             | style
    ${'a whole line'} | ${{}}                                             | ${{ width: '100%', height: '1em' }}
    ${'as given'}     | ${{ width: '4rem', height: '2rem' }}              | ${{ width: '4rem', height: '2rem' }}
    ${'as styled'}    | ${{ width: '4rem', style: { marginTop: '1px' } }} | ${{ width: '4rem', marginTop: '1px' }}
  `('is $size and hidden from screen readers', ({ props, style }) => {
    const { container } = render(<Skeleton {...props} />);
    expect(container.firstElementChild).toHaveStyle(style);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
