import { ChevronLeftIcon, ChevronRightIcon, IconButton, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useAccountT } from '../../messages/accountMessages.ts';

/** Props of {@link Pager}. */
export interface PagerProps {
  /** Current page, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Buttons for the previous and next page, and the current page. A page past the end, from an old link, can go back. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const t = useAccountT();
  if (pages === 1 && page === 1) return null;
  return (
    <Row aria-label={t('pager.label')}>
      <IconButton
        size="small"
        label={t('pager.previous')}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <span aria-current="page">{t('pager.place', { page, pages })}</span>
      <IconButton size="small" label={t('pager.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  color: ${token('color.text.secondary')};
  font-variant-numeric: tabular-nums;
`;
