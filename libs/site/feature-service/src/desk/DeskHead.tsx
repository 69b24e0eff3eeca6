import type { ResponseOf } from '@pavilion/api-client';
import { Icon, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';

type Conversation = ResponseOf<'service.conversation'>;

const isAllDay = ({ from, to }: Conversation['hours']): boolean => from === to || (from === '00:00' && to === '24:00');

/** Title of the desk, and whether it is open. */
export function DeskHead({ conversation: { isOpen, hours } }: { readonly conversation: Conversation }) {
  const t = useServiceT();
  return (
    <Head>
      <Icon name="users" />
      <h2>{t('desk.title')}</h2>
      <p data-open={isOpen}>
        <i aria-hidden="true" />
        <strong>{t(isOpen ? 'desk.open' : 'desk.closed')}</strong>
        <span>{isAllDay(hours) ? t('desk.allDay') : t('desk.hours', hours)}</span>
      </p>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.2')};
  padding: ${token('space.3')} ${token('space.4')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  > svg {
    color: ${token('color.accent.text')};
    font-size: 1.25rem;
  }
  h2 {
    font-size: 1rem;
  }
  p {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    margin-inline-start: auto;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
  }
  strong {
    color: ${token('color.text.primary')};
  }
  i {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${token('radius.pill')};
    background: ${token('color.status.warning')};
  }
  [data-open='true'] > i {
    background: ${token('color.status.success')};
  }
`;
