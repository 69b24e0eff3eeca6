import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens/token.ts';
import { visuallyHidden } from '../text/VisuallyHidden.tsx';

/** One option of a {@link SegmentedControl}. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** Whether the segments fill the width. @default false */
  readonly isWide?: boolean;
}

/** A few short options side by side. They are native radio buttons, so arrow keys and forms work as usual. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, size = 'medium', isWide = false } = props;
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label} data-size={size} data-wide={isWide || undefined}>
      {segments.map((segment) => (
        <Option key={segment.value}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.isDisabled}
            onChange={() => onChange(segment.value)}
          />
          <span>{segment.label}</span>
        </Option>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  padding: 0.125rem;
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
  font-size: ${token('font.size.body')};
  &[data-size='small'] {
    font-size: ${token('font.size.caption')};
  }
  &[data-wide] {
    display: flex;
  }
`;

/* The label itself has the hover colour: a rule for its span would restyle the spans of any other hovered element. */
const Option = styled.label`
  position: relative;
  flex: 1;
  color: ${token('color.text.secondary')};
  cursor: pointer;
  > input {
    ${visuallyHidden}
  }
  > span {
    display: grid;
    place-items: center;
    min-height: calc(${token('density.control')} - 0.25rem);
    padding: 0 ${token('space.4')};
    border-radius: calc(${token('radius.control')} - 0.125rem);
    white-space: nowrap;
    transition: background-color ${token('motion.fast')} ${token('motion.ease')};
  }
  ${Group}[data-size='small'] & > span {
    min-height: calc(${token('density.controlSmall')} - 0.25rem);
    padding: 0 ${token('space.3')};
  }
  &:hover {
    color: ${token('color.text.primary')};
  }
  > input:checked + span {
    background: ${token('color.surface.raised')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
    box-shadow: ${token('shadow.raised')};
  }
  > input:focus-visible + span {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 1px;
  }
  > input:disabled + span {
    color: ${token('color.text.muted')};
    opacity: 0.6;
    cursor: not-allowed;
  }
`;
