import { countUnread, lazyWithRetry, useT } from '@pavilion/site-contract';
import { useRead, type ReadOptions } from '@pavilion/site-data';
import { Badge, BellIcon, token } from '@pavilion/ui-kit';
import { useId } from 'react';
import styled from 'styled-components';
import { memberMessages } from '../../messages/memberMessages.ts';
import { shellMessages } from '../../messages/shellMessages.ts';
import { OverlayBoundary } from '../../overlays/OverlayBoundary.tsx';
import { useDisclosure } from '../nav/useDisclosure.ts';

const InboxSheet = lazyWithRetry(() => import('./InboxSheet.tsx').then((file) => file.InboxSheet));

/** Button with the number of unread messages. It opens the latest ones, which are read only then. */
export function InboxBell({ polling }: { readonly polling: ReadOptions }) {
  const t = useT(shellMessages);
  const m = useT(memberMessages);
  const { data: counts } = useRead('letter.getUnreadForType', { userSystem: 1 }, polling);
  const unread = counts ? countUnread(counts) : 0;
  const { isOpen, setOpen, root } = useDisclosure();
  const id = useId();
  return (
    <Root ref={root}>
      <Trigger
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${t('nav.message')}，${m('header.unread', { count: unread })}`}
        title={t('nav.message')}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon />
        {unread > 0 && <Badge aria-hidden="true">{unread > 99 ? '99+' : unread}</Badge>}
      </Trigger>
      {isOpen && (
        <OverlayBoundary name="inbox" onClose={() => setOpen(false)}>
          <InboxSheet id={id} />
        </OverlayBoundary>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: ${token('density.control')};
  height: ${token('density.control')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: transparent;
  color: ${token('color.text.secondary')};
  font-size: 1.25rem;
  &:hover,
  &[aria-expanded='true'] {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  > span {
    position: absolute;
    top: 0;
    right: 0;
  }
`;
