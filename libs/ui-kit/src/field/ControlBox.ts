import { styled, type StyledComponent } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** Bordered box of a field. It shows the focus and the error of its content. */
export const ControlBox: StyledComponent<'div'> = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-height: ${token('density.control')};
  padding: 0 ${token('space.3')};
  border: 1px solid ${token('color.line.strong')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.muted')};
  transition: border-color ${token('motion.fast')} ${token('motion.ease')};
  &[data-size='large'] {
    min-height: ${token('density.controlLarge')};
  }
  &:hover {
    border-color: ${token('color.text.secondary')};
  }
  &:focus-within {
    border-color: ${token('color.line.focus')};
    box-shadow: 0 0 0 1px ${token('color.line.focus')};
  }
  &[data-invalid] {
    border-color: ${token('color.status.danger')};
  }
  &[data-invalid]:focus-within {
    box-shadow: 0 0 0 1px ${token('color.status.danger')};
  }
  &[data-disabled] {
    background: ${token('color.surface.sunken')};
    border-color: ${token('color.line.hairline')};
  }
  > input,
  > textarea {
    flex: 1;
    min-width: 0;
    padding: ${token('space.1')} 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: ${token('color.text.primary')};
    font-size: ${token('font.size.body')};
  }
  > input::placeholder,
  > textarea::placeholder {
    color: ${token('color.text.muted')};
    opacity: 1;
  }
  > input[data-figure]:not(:placeholder-shown) {
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.price')};
    font-variant-numeric: tabular-nums;
  }
  > input:-webkit-autofill {
    -webkit-text-fill-color: ${token('color.text.primary')};
    box-shadow: inset 0 0 0 100vmax ${token('color.surface.raised')};
  }
`;
