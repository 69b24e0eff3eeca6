import { styled, type StyledComponent } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/**
 * A message on a tinted background, with an optional button at the end. `data-tone` is `danger`, `warning` or `success`; the
 * text must have the same meaning without the colour. Set `role="alert"` or `"status"` if it appears without an action.
 */
export const Notice: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.4')};
  padding: ${token('space.3')} ${token('space.4')};
  border-inline-start: 3px solid ${token('color.status.info')};
  border-radius: ${token('radius.cell')};
  background: ${token('color.status.infoSoft')};
  color: ${token('color.text.primary')};
  overflow-wrap: anywhere;
  > div > strong {
    display: block;
  }
  &[data-tone='danger'] {
    border-color: ${token('color.status.danger')};
    background: ${token('color.status.dangerSoft')};
  }
  &[data-tone='warning'] {
    border-color: ${token('color.status.warning')};
    background: ${token('color.status.warningSoft')};
  }
  &[data-tone='success'] {
    border-color: ${token('color.status.success')};
    background: ${token('color.status.successSoft')};
  }
`;
