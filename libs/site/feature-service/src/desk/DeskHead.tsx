import type { ResponseOf } from '@pavilion/api-client';
import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useServiceT, type ServiceT } from '../messages/serviceMessages.ts';

type Conversation = ResponseOf<'service.conversation'>;

const isAllDay = ({ from, to }: Conversation['hours']): boolean => from === to || (from === '00:00' && to === '24:00');

function formatState({ state, position, isOpen }: Conversation, t: ServiceT): string {
  if (state === 'none') return isOpen ? '' : t('desk.leave');
  if (state !== 'waiting') return t(`state.${state}`);
  return isOpen ? t('state.waiting', { position }) : t('state.left');
}

/** Service hours, and the state of the conversation with its place in the queue. */
export function DeskHead({ conversation }: { readonly conversation: Conversation }) {
  const t = useServiceT();
  const { isOpen, hours } = conversation;
  const state = formatState(conversation, t);
  return (
    <Head>
      <h2>{t('desk.title')}</h2>
      <p data-open={isOpen}>
        <i aria-hidden="true" />
        <strong>{t(isOpen ? 'desk.open' : 'desk.closed')}</strong>
        <span>{isAllDay(hours) ? t('desk.allDay') : t('desk.hours', hours)}</span>
      </p>
      <p role="status">{state}</p>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.4')};
  padding: ${token('space.3')} ${token('space.4')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  h2 {
    font-size: ${token('font.size.body')};
  }
  p {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  p[role='status'] {
    width: 100%;
  }
  p[role='status']:empty {
    display: none;
  }
  i {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${token('radius.pill')};
    background: ${token('color.text.muted')};
  }
  [data-open='true'] > i {
    background: ${token('color.status.success')};
  }
`;
