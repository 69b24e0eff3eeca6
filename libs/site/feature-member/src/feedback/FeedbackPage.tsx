import { PageHead } from '@pavilion/site-contract';
import { useRead, useReadPages } from '@pavilion/site-data';
import { EmptyState, Panel, TabPanel, Tabs } from '@pavilion/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Split } from '../parts/splitStyles.ts';
import { FeedbackFormPanel } from './form/FeedbackFormPanel.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import { FeedbackPane } from './thread/FeedbackPane.tsx';
import { FEEDBACK_TABS, readFeedbackView, writeFeedbackView } from './thread/feedbackView.ts';

const PAGE_SIZE = 20;
/** Interval at which new replies appear without an action of the member. */
const POLL_MS = 15_000;

/** `/mine/feedback`: form, list and conversation of the member's feedback (USR-07). */
export function FeedbackPage() {
  const t = useMemberCentreT();
  const [query, setQuery] = useSearchParams();
  const view = readFeedbackView(query);
  const { data: unread } = useRead('feedback.unreadNum', {}, { pollMs: POLL_MS });
  const badge = unread && unread.unreadNum > 0 ? { badge: unread.unreadNum } : {};
  return (
    <>
      <PageHead lead={t('feedback.lead')}>{t('feedback.title')}</PageHead>
      <Tabs
        label={t('feedback.title')}
        idPrefix="feedback"
        selected={view.tab}
        onSelect={(tab) => setQuery(writeFeedbackView({ tab }))}
        tabs={FEEDBACK_TABS.map((id) => ({ id, label: t(`feedback.tab.${id}`), ...(id === 'list' && badge) }))}
      />
      <TabPanel idPrefix="feedback" id={view.tab}>
        {view.tab === 'form' ? (
          <FeedbackFormPanel onSent={(feedbackId) => setQuery(writeFeedbackView({ tab: 'list', feedbackId }))} />
        ) : (
          <Conversations openId={view.feedbackId} onClose={() => setQuery(writeFeedbackView({ tab: 'list' }))} />
        )}
      </TabPanel>
    </>
  );
}

interface ConversationsProps {
  readonly openId: string | undefined;
  readonly onClose: () => void;
}

function Conversations({ openId, onClose }: ConversationsProps) {
  const t = useMemberCentreT();
  const pages = useReadPages('feedback.getFeedBackList', { pageSize: PAGE_SIZE }, { pollMs: POLL_MS });
  const summary = pages.data?.flatMap(({ list }) => list).find(({ feedbackId }) => feedbackId === openId);
  return (
    <Split data-reading={openId !== undefined || undefined}>
      <FeedbackList pages={pages} openId={openId} />
      {openId === undefined ? (
        <Panel data-part="pane" aria-label={t('feedback.reading')}>
          <EmptyState drawing="message" title={t('feedback.choose')}>
            {t('feedback.chooseHint')}
          </EmptyState>
        </Panel>
      ) : (
        <FeedbackPane feedbackId={openId} summary={summary} onClose={onClose} />
      )}
    </Split>
  );
}
