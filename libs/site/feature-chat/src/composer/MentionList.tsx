import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useChatT } from '../messages/chatMessages.ts';
import type { Mentionable } from './mentions.ts';

/** Props of {@link MentionList}. */
export interface MentionListProps {
  readonly id: string;
  readonly people: readonly Mentionable[];
  readonly active: number;
  readonly onPick: (person: Mentionable) => void;
}

/** List of members that match the text after an `@`. The field keeps the focus; arrow keys and Enter select. */
export function MentionList({ id, people, active, onPick }: MentionListProps) {
  const t = useChatT();
  return (
    <Sheet id={id} role="listbox" aria-label={t('mentionPick')}>
      {people.map((person, at) => (
        <Person
          key={person.uid}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          // The press must not take the focus from the field.
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(person);
          }}
        >
          <bdi>{person.nickname}</bdi>
        </Person>
      ))}
    </Sheet>
  );
}

const Sheet = styled.div`
  position: absolute;
  right: ${token('space.3')};
  bottom: calc(100% - 1px);
  left: ${token('space.3')};
  padding: ${token('space.1')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.popup')};
`;

const Person = styled.div`
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: ${token('radius.cell')};
  cursor: pointer;
  &[aria-selected='true'],
  &:hover {
    background: ${token('color.surface.hover')};
  }
`;
