import { useT } from '@pavilion/site-contract';
import { Skeleton, token, VisuallyHidden } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { shellMessages } from '../messages/shellMessages.ts';

const rows = { page: 4, list: 8, board: 14 } as const;

/** Placeholder of a page while its file loads. */
export function PageSkeleton({ shape }: { readonly shape: 'page' | 'list' | 'board' }) {
  const t = useT(shellMessages);
  return (
    <Root role="status" data-shape={shape}>
      <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
      <Skeleton width="12rem" height="1.75rem" />
      {Array.from({ length: rows[shape] }, (_, row) => (
        <Skeleton key={row} height={shape === 'page' ? '5rem' : '2.75rem'} />
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${token('space.4')};
  min-height: 100vh;
  align-content: start;
  &[data-shape='board'] {
    gap: ${token('space.2')};
    padding: ${token('space.4')} ${token('layout.gutter')};
  }
`;
