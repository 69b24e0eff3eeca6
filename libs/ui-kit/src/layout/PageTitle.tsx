import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** Props of {@link PageTitle}. */
export interface PageTitleProps {
  readonly children: ReactNode;
  /** Sentence under the title. */
  readonly lead?: ReactNode;
  /** Buttons or filters on the same line. */
  readonly actions?: ReactNode;
  /** For `aria-labelledby`. */
  readonly id?: string;
}

/** The `h1` of a page. Use one per page. */
export function PageTitle({ children, lead, actions, id }: PageTitleProps) {
  return (
    <Head>
      <div>
        <Title id={id}>{children}</Title>
        {lead !== undefined && <Lead>{lead}</Lead>}
      </div>
      {actions}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token('space.4')};
  margin-bottom: ${token('space.6')};
`;

const Title = styled.h1`
  font-size: ${token('font.size.headline')};
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  max-width: 60ch;
  margin-top: ${token('space.1')};
  color: ${token('color.text.secondary')};
`;
