import { useRead } from '@pavilion/site-data';
import { formatInstant } from '@pavilion/site-contract/time';
import { ButtonRoot, SegmentedControl, Skeleton, SkeletonGroup, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useState } from 'react';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';
import type { Subject } from './draft.ts';

interface Props {
  readonly onPick: (subject: Subject) => void;
  readonly onClose: () => void;
}

interface Row extends Subject {
  readonly name: string;
  readonly amount: string;
  readonly at: number;
}

const PAGE = { pageNum: 1, pageSize: 10 } as const;
const ALL = { type: '', status: '', ...PAGE } as const;

/** The member's latest orders and bets; a press attaches one to the message. */
export function SubjectPicker({ onPick, onClose }: Props) {
  const t = useServiceT();
  const [kind, setKind] = useState<'order' | 'bet'>('order');
  const orders = useRead('transactions.queryDealRecord', kind === 'order' ? ALL : undefined);
  const bets = useRead('feedback.queryMemberBetList', kind === 'bet' ? PAGE : undefined);
  const orderRows = orders.data?.list.map(({ orderNo, methodName, type, amount, createdAt }): Row => ({
    kind: 'order',
    id: orderNo,
    name: `${t(`about.order.${type}`)} · ${methodName}`,
    amount,
    at: createdAt,
  }));
  const betRows = bets.data?.list.map(({ ticketId, team_h, team_c, stake, placedAt }): Row => ({
    kind: 'bet',
    id: ticketId,
    name: `${team_h} – ${team_c}`,
    amount: stake,
    at: placedAt,
  }));
  const rows = kind === 'order' ? orderRows : betRows;
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
        <ButtonRoot type="button" data-variant="quiet" onClick={onClose}>
          {t('pick.close')}
        </ButtonRoot>
      </Head>
      {rows?.length === 0 && <p>{t('pick.none')}</p>}
      {!rows && (
        <SkeletonGroup>
          <Skeleton width="100%" height="2.5rem" />
          <Skeleton width="100%" height="2.5rem" />
        </SkeletonGroup>
      )}
      <ul>
        {rows?.map(({ kind: of, id, name, amount, at }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick({ kind: of, id })}>
              <span>
                <strong>{name}</strong>
                <small>
                  {id} · {formatInstant(at)}
                </small>
              </span>
              <b>{formatCny(amount, { symbol: true, decimals: 'always' })}</b>
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
  border-radius: ${token('radius.control')};
  ul {
    max-height: 13rem;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
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
  p {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  b {
    font-family: ${token('font.family.figure')};
    white-space: nowrap;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
`;
