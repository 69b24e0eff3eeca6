import { styled, type StyledComponent } from 'styled-components';
import { focusRing } from '../theme/css/focusRing.ts';
import { token } from '../theme/tokens/token.ts';

/** Button of a closed select, styled like a field. */
export const SelectButton: StyledComponent<'button'> = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  width: 100%;
  min-height: ${token('density.control')};
  padding: 0 ${token('space.3')};
  border: 1px solid ${token('color.line.strong')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  text-align: start;
  ${focusRing}
  &:hover {
    border-color: ${token('color.text.secondary')};
  }
  &[data-placeholder] {
    color: ${token('color.text.muted')};
  }
  &[data-invalid] {
    border-color: ${token('color.status.danger')};
  }
  &[data-disabled] {
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.muted')};
    cursor: not-allowed;
  }
`;
