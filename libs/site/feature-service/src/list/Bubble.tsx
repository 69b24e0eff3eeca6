import { token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly author: 'player' | 'desk' | 'platform';
  readonly name: string;
  /** Time or state below the message. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** One message of the conversation: the player's on the right, answers on the left. */
export const Bubble = ({ author, name, foot, children }: Props) => (
  <Row data-author={author}>
    <small>{name}</small>
    {children}
    <small>{foot}</small>
  </Row>
);

/** Text of a message. Line breaks are kept; markup is shown as text. */
export const BubbleText = styled.p`
  padding: ${token('space.2')} ${token('space.3')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: 0.75rem;
  border-start-start-radius: ${token('radius.cell')};
  background: ${token('color.surface.raised')};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &[data-status='pending'],
  &[data-status='sending'] {
    opacity: 0.75;
  }
`;

const Row = styled.li`
  display: grid;
  justify-items: start;
  gap: ${token('space.1')};
  width: fit-content;
  max-width: min(34rem, 85%);
  small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
  }
  &[data-author='player'] {
    justify-items: end;
    margin-inline-start: auto;
  }
  &[data-author='player'] ${BubbleText} {
    border-color: transparent;
    border-start-start-radius: 0.75rem;
    border-start-end-radius: ${token('radius.cell')};
    background: ${token('color.accent.fill')};
    color: ${token('color.text.onAccent')};
  }
  &[data-author='platform'] ${BubbleText} {
    border-style: dashed;
  }
`;
