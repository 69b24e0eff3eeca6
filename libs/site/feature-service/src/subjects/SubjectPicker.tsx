import { formatInstant } from '@pavilion/site-contract/time';
import { ErrorState, Icon, IconButton, SegmentedControl, Skeleton, SkeletonGroup, token } from '@pavilion/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';
import type { Subject } from '../draft/draft.ts';
import { useSubjectRows } from './useSubjectRows.ts';

interface Props {
  readonly onPick: (subject: Subject) => void;
  readonly onClose: () => void;
}

/** The member's latest orders and bets. A press attaches one to the message. */
export function SubjectPicker({ onPick, onClose }: Props) {
  const t = useServiceT();
  const [kind, setKind] = useState<'order' | 'bet'>('order');
  const { rows, failure, refetch } = useSubjectRows(kind);
  const pick = (subject: Subject) => {
    onPick(subject);
    onClose();
  };
  return (
    <Box role="group" aria-label={t('pick.label')}>
      <Head>
        <SegmentedControl
          label={t('pick.label')}
          segments={[
            { value: 'order', label: t('pick.orders') },
            { value: 'bet', label: t('pick.bets') },
          ]}
          value={kind}
          onChange={setKind}
        />
        <IconButton label={t('pick.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Head>
      {rows?.length === 0 && <p>{t('pick.none')}</p>}
      {!rows && failure && (
        <ErrorState isCompact title={t('pick.failed')} retryLabel={t('failed.retry')} onRetry={refetch} />
      )}
      {!rows && !failure && (
        <SkeletonGroup>
          <Skeleton width="100%" height="2.5rem" />
          <Skeleton width="100%" height="2.5rem" />
        </SkeletonGroup>
      )}
      <ul>
        {rows?.map(({ kind: of, id, name, amount, at }) => (
          <li key={id}>
            <button type="button" onClick={() => pick({ kind: of, id })}>
              <span>
                <strong>{name}</strong>
                <small>
                  {id} · {formatInstant(at)}
                </small>
              </span>
              <b>{amount}</b>
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token('space.2')};
  padding: ${token('space.3')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.popup')};
  ul {
    max-height: 13rem;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  li + li {
    border-top: 1px solid ${token('color.line.hairline')};
  }
  li > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    width: 100%;
    padding: ${token('space.2')};
    border: 0;
    border-radius: ${token('radius.cell')};
    background: none;
    color: ${token('color.text.primary')};
    text-align: start;
    cursor: pointer;
    &:hover {
      background: ${token('color.surface.hover')};
    }
  }
  span {
    display: grid;
    min-width: 0;
  }
  strong {
    overflow: hidden;
    font-size: ${token('font.size.caption')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small,
  > p {
    color: ${token('color.text.secondary')};
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

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
`;
