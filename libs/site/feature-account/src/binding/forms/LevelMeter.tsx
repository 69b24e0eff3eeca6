import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Props of {@link LevelMeter}. */
export interface LevelMeterProps {
  readonly filled: number;
  readonly of: number;
  readonly tone: 'danger' | 'warning' | 'success';
}

/** Level as filled bars. Decorative, because the text next to it has the same meaning. */
export function LevelMeter({ filled, of, tone }: LevelMeterProps) {
  return (
    <Bars aria-hidden="true" data-tone={tone}>
      {Array.from({ length: of }, (_, at) => (
        <i key={at} data-filled={at < filled || undefined} />
      ))}
    </Bars>
  );
}

const Bars = styled.span`
  display: flex;
  flex: 1;
  gap: ${token('space.1')};
  min-width: 6rem;
  max-width: 20rem;
  > i {
    flex: 1;
    height: 0.375rem;
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface.fill')};
  }
  &[data-tone='danger'] > [data-filled] {
    background: ${token('color.status.danger')};
  }
  &[data-tone='warning'] > [data-filled] {
    background: ${token('color.status.warning')};
  }
  &[data-tone='success'] > [data-filled] {
    background: ${token('color.status.success')};
  }
`;
