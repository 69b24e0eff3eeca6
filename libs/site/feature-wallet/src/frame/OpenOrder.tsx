import { Tag, token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Props of {@link OpenOrder}. */
export interface OpenOrderProps {
  /** Kind and amount. */
  readonly title: string;
  readonly note: string;
  readonly state: string;
  readonly tone: 'info' | 'warning';
  readonly children: ReactNode;
}

/** An order in progress with its actions. */
export function OpenOrder({ title, note, state, tone, children }: OpenOrderProps) {
  return (
    <Root>
      <strong>{title}</strong>
      <Tag tone={tone}>{state}</Tag>
      <small>{note}</small>
      <div>{children}</div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token('space.1')} ${token('space.2')};
  padding: ${token('space.3')} ${token('space.4')} ${token('space.4')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  > small {
    grid-column: 1 / -1;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  > div {
    display: flex;
    grid-column: 1 / -1;
    gap: ${token('space.2')};
    margin-top: ${token('space.1')};
  }
`;
