import type { ResponseOf } from '@pavilion/api-client';
import { ButtonRoot, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';

interface Props {
  readonly topics: ResponseOf<'service.conversation'>['topics'];
  readonly onChoose: (topic: string) => void;
}

/** Topics of the desk. A press requests the automatic reply. */
export function Topics({ topics, onChoose }: Props) {
  const t = useServiceT();
  return (
    <Row role="group" aria-label={t('topics.label')}>
      <small>{t('topics.label')}</small>
      {topics.map(({ topic, name }) => (
        <ButtonRoot key={topic} type="button" data-variant="secondary" onClick={() => onChoose(topic)}>
          {name}
        </ButtonRoot>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.3')} ${token('space.4')};
  border-top: 1px solid ${token('color.line.hairline')};
  > small {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  @media (max-width: 40rem) {
    flex-wrap: nowrap;
    overflow-x: auto;
    > * {
      flex: none;
    }
  }
  > button {
    padding: ${token('space.1')} ${token('space.3')};
    border-radius: ${token('radius.pill')};
    font-size: ${token('font.size.caption')};
    font-weight: ${token('font.weight.regular')};
  }
`;
