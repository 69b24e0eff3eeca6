import type { ResponseOf } from '@pavilion/api-client';
import { Icon, token, type IconName } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useServiceT, type ServiceT } from '../messages/serviceMessages.ts';

type Conversation = ResponseOf<'service.conversation'>;
type Tone = 'queue' | 'closed' | 'quiet';

const icons: Readonly<Record<Tone, IconName>> = { queue: 'clock', closed: 'moon', quiet: 'info' };

function getTone({ state, isOpen }: Conversation): Tone {
  if (!isOpen && (state === 'waiting' || state === 'none')) return 'closed';
  return state === 'waiting' ? 'queue' : 'quiet';
}

function formatState({ state, position, isOpen }: Conversation, t: ServiceT): string {
  if (state === 'none') return isOpen ? '' : t('desk.leave');
  if (state !== 'waiting') return t(`state.${state}`);
  return isOpen ? t('state.waiting', { position }) : t('state.left');
}

/** State of the conversation: place in the queue, outside the service hours, or closed. */
export function DeskState({ conversation }: { readonly conversation: Conversation }) {
  const t = useServiceT();
  const text = formatState(conversation, t);
  const tone = getTone(conversation);
  return (
    <State role="status" data-tone={tone}>
      {text !== '' && <Icon name={icons[tone]} />}
      {text}
    </State>
  );
}

const State = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.2')} ${token('space.4')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
  &:empty {
    display: none;
  }
  &[data-tone='queue'] {
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  &[data-tone='closed'] {
    background: ${token('color.status.warningSoft')};
    color: ${token('color.text.warning')};
  }
`;
