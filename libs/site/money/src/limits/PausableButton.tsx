import { Button, token, type ButtonProps } from '@pavilion/ui-kit';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { PAUSE_NOTICE_ID } from './pauseNoticeId.ts';
import { usePlayPause } from './usePlayPause.ts';

/**
 * Button of a call that the platform refuses while play is paused, such as a deposit or a claim. During a pause a press has no
 * effect. The button keeps the keyboard focus and is described by the `PauseNotice`, which its page has to show.
 */
export function PausableButton(props: ButtonProps) {
  const pause = usePlayPause();
  return <Root {...props} {...(pause && paused)} />;
}

const paused = {
  'aria-disabled': true,
  'aria-describedby': PAUSE_NOTICE_ID,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

const Root = styled(Button)`
  &&[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    background: ${token('color.surface.fill')};
    box-shadow: none;
    color: ${token('color.text.muted')};
    cursor: not-allowed;
  }
`;
