import { render, screen } from '@testing-library/react';
import { PageTitle } from './PageTitle.tsx';

describe('PageTitle', () => {
  it('is the heading of the page, with its id, lead and actions', () => {
    render(
      <PageTitle id="title" lead="all your bets" actions={<button type="button">filter</button>}>
        bets
      </PageTitle>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'bets' })).toHaveAttribute('id', 'title');
    expect(screen.getByText('all your bets')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'filter' })).toBeInTheDocument();
  });

  it('has no empty line without a lead', () => {
    render(<PageTitle>bets</PageTitle>);
    expect(screen.getByRole('heading').nextElementSibling).toBeNull();
  });
});
