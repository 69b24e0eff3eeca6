import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar.tsx';

const getPicture = (container: HTMLElement) => container.querySelector('img');

describe('Avatar', () => {
  it('USR-03 shows the first character of the name without a picture', () => {
    const { container } = render(<Avatar name="𠮷野" url="" />);
    expect(screen.getByText('𠮷')).toBeInTheDocument();
    expect(getPicture(container)).toBeNull();
  });

  it('USR-03 replaces a picture that cannot be loaded, and shows the next one', () => {
    const { container, rerender } = render(<Avatar name="demo" url="/a.png" />);
    fireEvent.error(getPicture(container) as HTMLElement);
    expect(getPicture(container)).toBeNull();
    expect(screen.getByText('d')).toBeInTheDocument();
    rerender(<Avatar name="demo" url="/b.png" />);
    expect(getPicture(container)).toHaveAttribute('src', '/b.png');
  });

  it('USR-03 shows the first character when a broken picture is removed', () => {
    const { container, rerender } = render(<Avatar name="demo" url="/a.png" />);
    fireEvent.error(getPicture(container) as HTMLElement);
    rerender(<Avatar name="demo" />);
    expect(getPicture(container)).toBeNull();
    expect(screen.getByText('d')).toBeInTheDocument();
  });

  it('is hidden from screen readers, which read the name next to it', () => {
    const { container } = render(<Avatar name="demo" size="large" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstElementChild).toHaveAttribute('data-size', 'large');
  });
});
