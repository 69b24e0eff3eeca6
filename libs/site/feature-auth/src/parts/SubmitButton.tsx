import { Button, token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Props of {@link SubmitButton}. */
export interface SubmitButtonProps {
  readonly isBusy: boolean;
  /** Whether all fields are filled. If not, the button looks disabled, and a press shows the errors (AUT-07). */
  readonly isFilled: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Submit button of a form. */
export const SubmitButton = ({ isFilled, ...rest }: SubmitButtonProps) => (
  <Root {...rest} type="submit" variant="primary" size="large" aria-disabled={!isFilled || undefined} />
);

const Root = styled(Button)`
  &&[aria-disabled='true']:not([aria-busy='true']) {
    background: ${token('color.surface.fill')};
    color: ${token('color.text.muted')};
  }
`;
