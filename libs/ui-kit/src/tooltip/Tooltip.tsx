import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { PopupLayer } from '../theme/css/popupStyles.ts';
import { token } from '../theme/tokens/token.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  readonly text: ReactNode;
  /** Explained element, which has to accept a ref. */
  readonly children: ReactElement;
  /** @default 'top' */
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A short explanation on hover and focus. Do not use it for required information, because phones do not hover. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Base.Positioner render={<PopupLayer />} side={side} sideOffset={6}>
          <Base.Popup render={<Bubble />}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Bubble = styled.div`
  max-width: 20rem;
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.inverse')};
  color: ${token('color.text.onInverse')};
  font-size: ${token('font.size.caption')};
  box-shadow: ${token('shadow.popup')};
`;
