import { memberPaths, useT } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { useRead } from '@pavilion/site-data';
import { Skeleton, SkeletonGroup, token, VisuallyHidden } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { memberMessages } from '../../messages/memberMessages.ts';

/** Number of messages that the header shows. */
const LATEST = 5;

/** Latest messages under the bell, with a link to all of them (USR-06). */
export function InboxSheet({ id }: { readonly id: string }) {
  const m = useT(memberMessages);
  return (
    <Sheet id={id} aria-label={m('inbox.latest')}>
      <LatestMessages />
      <All to={memberPaths.message}>{m('inbox.all')}</All>
    </Sheet>
  );
}

function LatestMessages() {
  const m = useT(memberMessages);
  const { data, failure } = useRead('letter.list', { pageNum: 1, pageSize: LATEST });
  if (data?.list.length === 0) return <p>{m('inbox.none')}</p>;
  if (data)
    return (
      <ul>
        {data.list.map(({ letterId, title, createTime, isRead }) => (
          <li key={letterId}>
            <Link to={`${memberPaths.message}?id=${letterId}`} data-unread={isRead ? undefined : ''}>
              {!isRead && <VisuallyHidden>{m('inbox.isUnread')}，</VisuallyHidden>}
              <span>{title}</span>
              <time>{formatInstant(createTime).slice(5, 16)}</time>
            </Link>
          </li>
        ))}
      </ul>
    );
  return failure ? <p role="alert">{m('inbox.failed')}</p> : <LoadingMessages />;
}

function LoadingMessages() {
  return (
    <SkeletonGroup>
      {Array.from({ length: LATEST }, (_, row) => (
        <Placeholder key={row}>
          <Skeleton width="80%" />
        </Placeholder>
      ))}
    </SkeletonGroup>
  );
}

const Sheet = styled.nav`
  position: absolute;
  top: calc(100% + ${token('space.2')});
  right: 0;
  z-index: ${token('zIndex.popup')};
  width: min(22rem, calc(100vw - 2rem));
  padding: ${token('space.2')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.popup')};
  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > p {
    padding: ${token('space.6')} ${token('space.3')};
    color: ${token('color.text.secondary')};
    text-align: center;
  }
  li > a {
    display: flex;
    align-items: baseline;
    gap: ${token('space.3')};
    padding: ${token('space.2')} ${token('space.3')};
    border-radius: ${token('radius.control')};
    color: ${token('color.text.secondary')};
    text-decoration: none;
  }
  li > a:hover {
    background: ${token('color.surface.hover')};
  }
  li > a[data-unread] {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
  li > a > span:last-of-type {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-weight: ${token('font.weight.regular')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const All = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${token('density.control')};
  margin-top: ${token('space.2')};
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.accent.text')};
  text-decoration: none;
`;

const Placeholder = styled.div`
  padding: ${token('space.3')};
`;
