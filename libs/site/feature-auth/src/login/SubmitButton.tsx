import { Button, token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Props of {@link SubmitButton}. */
export interface SubmitButtonProps {
  readonly isBusy: boolean;
  /** Enough is typed to send; else the button looks disabled, and says what is missing when pressed (AUT-07). */
  readonly isFilled: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Sends the form it stands in. */
export const SubmitButton = ({ isFilled, ...rest }: SubmitButtonProps) => (
  <Root {...rest} type="submit" variant="primary" size="large" aria-disabled={!isFilled || undefined} />
);

const Root = styled(Button)`
  &&[aria-disabled='true']:not([aria-busy='true']) {
    background: ${token('color.surface.fill')};
    color: ${token('color.text.muted')};
  }
`;
