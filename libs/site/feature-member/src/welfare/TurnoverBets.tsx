import type { ResponseOf } from '@pavilion/api-client';
import { formatInstant } from '@pavilion/site-contract/time';
import { useReadPages, LoadFailure } from '@pavilion/site-data';
import { Button, EmptyState, Table, token, type TableColumn } from '@pavilion/ui-kit';
import { formatCny, formatYuan } from '@pavilion/wallet';
import styled from 'styled-components';
import { useMemberCentreT, type MemberCentreT } from '../messages/memberCentreMessages.ts';
import { Note } from '../parts/rewardStyles.ts';

type Requirement = ResponseOf<'promotions.turnover'>['list'][number];
type Bet = ResponseOf<'promotions.turnoverBets'>['list'][number];

const BODY = { pageSize: 10 } as const;

/** Columns of the bets. @param names names of the requirements by id */
const createColumns = (t: MemberCentreT, names: ReadonlyMap<string, string>): readonly TableColumn<Bet>[] => [
  { id: 'time', header: t('turnover.time'), isFigure: true, cell: ({ betTime }) => formatInstant(betTime) },
  { id: 'bet', header: t('turnover.bet'), cell: ({ gameName, ref }) => gameName ?? t('turnover.sports', { ref }) },
  { id: 'stake', header: t('turnover.stake'), align: 'end', isFigure: true, cell: ({ stake }) => formatYuan(stake) },
  {
    id: 'net',
    header: t('turnover.net'),
    align: 'end',
    isFigure: true,
    cell: ({ net }) => formatCny(net, { decimals: 'always', plus: true }),
  },
  {
    id: 'counted',
    header: t('turnover.counted'),
    align: 'end',
    isFigure: true,
    cell: ({ counted }) => <strong>{formatYuan(counted)}</strong>,
  },
  { id: 'for', header: t('turnover.for'), cell: (bet) => describeShares(t, bet, names) },
];

/** Describes what counted of a bet, and why the rest did not. */
function describeShares(t: MemberCentreT, { shares, reason }: Bet, names: ReadonlyMap<string, string>): string {
  const counted = shares.map(({ id, amount }) => `${names.get(id) ?? ''} ${formatYuan(amount)}`).join('、');
  return [counted, reason === 'full' ? '' : t(`turnover.reason.${reason}`)].filter((text) => text !== '').join(' · ');
}

/** Settled bets with what counted of each, for which deposit or bonus, and why the rest did not. */
export function TurnoverBets({ requirements }: { readonly requirements: readonly Requirement[] }) {
  const t = useMemberCentreT();
  const { data, failure, hasMore, isFetching, readMore, refetch } = useReadPages('promotions.turnoverBets', BODY);
  const names = new Map(
    requirements.map(({ id, kind, rewardName }) => [
      id,
      kind === 'deposit' ? t('turnover.deposit') : (rewardName ?? t('turnover.bonus')),
    ]),
  );
  return (
    <Bets>
      <Table
        caption={t('turnover.bets')}
        rows={data?.flatMap(({ list }) => list) ?? []}
        rowKey={({ category, ref }) => `${category}-${ref}`}
        columns={createColumns(t, names)}
        isLoading={!data && !failure}
        empty={
          !data && failure ? (
            <LoadFailure isCompact failure={failure} isFetching={isFetching} onRetry={refetch} />
          ) : (
            <EmptyState isCompact title={t('turnover.noBets')}>
              {t('turnover.noBetsHint')}
            </EmptyState>
          )
        }
      />
      {hasMore && failure && <Note role="alert">{t('load.moreFailed')}</Note>}
      {hasMore && (
        <Button size="small" variant="secondary" disabled={isFetching} onClick={readMore}>
          {t('turnover.more')}
        </Button>
      )}
    </Bets>
  );
}

/** The table reaches the edges of its panel. */
const Bets = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.3')};
  margin: 0 calc(-1 * ${token('space.6')});
  > :first-child {
    width: 100%;
  }
`;
