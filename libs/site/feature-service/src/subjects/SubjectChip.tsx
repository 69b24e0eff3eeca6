import { errorMessages, useT } from '@pavilion/site-contract';
import type { ErrorMessageKey } from '@pavilion/api-client';
import { Icon, IconButton, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import type { Subject } from '../draft/draft.ts';
import { useServiceT } from '../messages/serviceMessages.ts';
import { useSubjectRows } from './useSubjectRows.ts';

interface Props {
  readonly subject: Subject;
  /** Whether the message can be sent with it. Orders and bets are those of a member. */
  readonly canAttach: boolean;
  readonly onRemove: () => void;
}

/** Order, bet or error of the message that is being written, with its name and amount if it is one of the latest. */
export function SubjectChip({ subject: { kind, id }, canAttach, onRemove }: Props) {
  const t = useServiceT();
  const formatError = useT(errorMessages);
  const { rows } = useSubjectRows(canAttach && kind !== 'error' ? kind : undefined);
  const row = rows?.find((each) => each.id === id);
  const name = row?.name ?? t(`about.${kind}`);
  return (
    <Chip data-subject={kind}>
      <Icon name={kind === 'error' ? 'alert' : 'slip'} />
      <div>
        <strong>{name}</strong>
        <small>{kind === 'error' ? formatError(`error.${id}` as ErrorMessageKey) : id}</small>
        <small>{t(canAttach ? 'about.attached' : 'about.needsLogin')}</small>
      </div>
      {row && <b>{row.amount}</b>}
      <IconButton label={t('about.remove')} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
    </Chip>
  );
}

const Chip = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.2')} ${token('space.2')} ${token('space.2')} ${token('space.3')};
  border: 1px solid ${token('color.line.hairline')};
  border-inline-start: 3px solid ${token('color.accent.fill')};
  border-radius: ${token('radius.control')};
  background: ${token('color.accent.soft')};
  > svg {
    flex: none;
    color: ${token('color.accent.text')};
  }
  > div {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-size: ${token('font.size.caption')};
  }
  small,
  b {
    font-variant-numeric: tabular-nums;
  }
  b {
    font-family: ${token('font.family.figure')};
    white-space: nowrap;
  }
`;
