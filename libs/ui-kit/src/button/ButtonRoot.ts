import { styled, css, keyframes, type StyledComponent } from 'styled-components';
import { focusRing } from '../theme/css/focusRing.ts';
import { token } from '../theme/tokens/token.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

const variants = css`
  &[data-variant='primary'] {
    background: ${token('color.accent.fill')};
    color: ${token('color.text.onAccent')};
    font-weight: ${token('font.weight.strong')};
  }
  &[data-variant='primary']:hover {
    background: ${token('color.accent.fillHover')};
  }
  &[data-variant='primary']:active {
    background: ${token('color.accent.fillPressed')};
  }
  &[data-variant='secondary'] {
    background: ${token('color.surface.raised')};
    border-color: ${token('color.line.hairline')};
    box-shadow: ${token('shadow.raised')};
  }
  &[data-variant='secondary']:hover {
    border-color: ${token('color.line.strong')};
  }
  &[data-variant='secondary']:active {
    background: ${token('color.surface.sunken')};
  }
  &[data-variant='quiet'] {
    background: transparent;
    color: ${token('color.accent.text')};
  }
  &[data-variant='quiet']:hover {
    background: ${token('color.accent.soft')};
  }
  &[data-variant='danger'] {
    background: ${token('color.status.danger')};
    color: ${token('color.text.onDanger')};
    font-weight: ${token('font.weight.strong')};
  }
  &[data-variant='danger']:hover {
    filter: brightness(0.94);
  }
  &[data-variant='dangerOutline'] {
    background: ${token('color.surface.raised')};
    border-color: ${token('color.status.danger')};
    color: ${token('color.text.danger')};
  }
  &[data-variant='dangerOutline']:hover {
    background: ${token('color.status.dangerSoft')};
  }
`;

const sizes = css`
  &[data-size='small'] {
    min-height: ${token('density.controlSmall')};
    padding: 0 ${token('space.3')};
    font-size: ${token('font.size.caption')};
  }
  &[data-size='large'] {
    min-height: ${token('density.controlLarge')};
    padding: 0 ${token('space.6')};
    font-size: ${token('font.size.price')};
  }
`;

/** Style of a button, for elements that are no button, such as a router link: `as={Link}`. */
export const ButtonRoot: StyledComponent<'button'> = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-height: ${token('density.control')};
  padding: 0 ${token('space.4')};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  font-size: ${token('font.size.body')};
  line-height: ${token('font.leading.tight')};
  text-decoration: none;
  white-space: nowrap;
  user-select: none;
  transition:
    background-color ${token('motion.fast')} ${token('motion.ease')},
    border-color ${token('motion.fast')} ${token('motion.ease')};
  ${focusRing}
  ${sizes}
  ${variants}
  &[data-wide] {
    width: 100%;
  }
  &&:disabled {
    cursor: not-allowed;
    background: ${token('color.surface.fill')};
    box-shadow: none;
    border-color: transparent;
    color: ${token('color.text.muted')};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/** Spinner of a busy button. */
export const ButtonSpinner: StyledComponent<'span'> = styled.span`
  width: 1em;
  height: 1em;
  border: 1.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
