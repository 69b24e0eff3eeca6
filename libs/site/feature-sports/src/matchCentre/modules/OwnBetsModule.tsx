import { useRead } from '@pavilion/site-data';
import { BetCard } from '../../bets/BetCard.tsx';
import { DockStack } from '../../parts/DockStyles.ts';
import { useSportsT } from '../../messages/sportsT.ts';
import { Module } from '../frame/Module.tsx';

const OPEN = { status: 'open', pageNum: 1, pageSize: 50 } as const;
const SETTLED = { status: 'settled', pageNum: 1, pageSize: 50 } as const;
const POLL_MS = 20_000;

/** The member's bets on a match, open and settled; nothing without bets (MTC-07). */
export function OwnBetsModule({ matchId }: { readonly matchId: string }) {
  const t = useSportsT();
  const { data: open } = useRead('record.betRecordList', OPEN, { pollMs: POLL_MS });
  const { data: { list: settled = [] } = {} } = useRead('record.betRecordList', SETTLED);
  // A bet that was settled between the two reads is in both lists.
  const stillOpen = open?.list.filter(({ betId }) => !settled.some((bet) => bet.betId === betId)) ?? [];
  const bets = [...stillOpen, ...settled].filter(
    ({ gameId, legs }) => gameId === matchId || legs?.some((leg) => leg.gameId === matchId),
  );
  if (bets.length === 0) return null;
  return (
    <Module name="bets" title={t('ownBets.title')} note={bets.length} isFlush>
      <DockStack>
        {bets.map((bet) => (
          <BetCard key={bet.betId} bet={bet} />
        ))}
      </DockStack>
    </Module>
  );
}
