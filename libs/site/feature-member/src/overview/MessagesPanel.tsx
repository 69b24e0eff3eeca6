import { countUnread, useDayStart } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { Badge } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import { formatMessageTime } from '../parts/formatMessageTime.ts';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { unreadMessages } from './overviewData.ts';
import { Nothing, Rows } from './overviewStyles.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

const POLL_MS = 60_000;

/** Number of unread messages and the newest of them (USR-06). */
export function MessagesPanel() {
  const t = useMemberCentreT();
  const today = useDayStart();
  const read = useRead(unreadMessages, {}, { pollMs: POLL_MS });
  const unread = read.data ? countUnread(read.data.counts) : 0;
  return (
    <SummaryPanel
      title={t('overview.messages')}
      tag={unread > 0 && <Badge>{unread}</Badge>}
      link={{ to: '/mine/message', text: t('overview.allMessages') }}
      read={read}
      height="3rem"
    >
      {({ list }) =>
        list.length === 0 ? (
          <Nothing>{t('overview.noMessages')}</Nothing>
        ) : (
          <Rows>
            {list.map(({ letterId, title, createTime }) => (
              <li key={letterId}>
                <Link to={`/mine/message?id=${letterId}`}>
                  <strong>{title}</strong>
                  <small>{formatMessageTime(createTime, today, t('overview.yesterday'))}</small>
                </Link>
              </li>
            ))}
          </Rows>
        )
      }
    </SummaryPanel>
  );
}
