import { token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHelpT } from '../messages/helpMessages.ts';

interface Props {
  /** Fields, one a column. */
  readonly fields: ReactNode;
  /** Result, announced when it changes. */
  readonly children: ReactNode;
}

/** Frame of a calculator. */
export function ToolBox({ fields, children }: Props) {
  const t = useHelpT();
  return (
    <Box>
      <Same>{t('tool.same')}</Same>
      <Fields>{fields}</Fields>
      <div aria-live="polite">{children}</div>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  && p {
    max-width: none;
  }
  @media print {
    display: none;
  }
`;

const Same = styled.p`
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  text-align: end;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  align-items: start;
  gap: ${token('space.3')};
`;
