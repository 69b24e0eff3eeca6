import { lazyWithRetry, useT } from '@pavilion/site-contract';
import { IconButton, SettingsIcon } from '@pavilion/ui-kit';
import { useId } from 'react';
import styled from 'styled-components';
import { shellMessages } from '../../messages/shellMessages.ts';
import { OverlayBoundary } from '../../overlays/OverlayBoundary.tsx';
import { useDisclosure } from '../nav/useDisclosure.ts';

const DisplaySheet = lazyWithRetry(() => import('./DisplaySheet.tsx').then((file) => file.DisplaySheet));

/** Button of the display settings, which are loaded when it is pressed (DSK-11). */
export function DisplayMenu() {
  const t = useT(shellMessages);
  const { isOpen, setOpen, root } = useDisclosure();
  const id = useId();
  return (
    <Root ref={root}>
      <IconButton
        label={t('display.title')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <SettingsIcon />
      </IconButton>
      {isOpen && (
        <OverlayBoundary name="display" onClose={() => setOpen(false)}>
          <DisplaySheet id={id} />
        </OverlayBoundary>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;
