import { SiteLink } from '@pavilion/site-contract';
import type { BetRecord } from '@pavilion/site-bet-ui';
import { Button, ButtonRoot, EmptyState, ErrorState, SegmentedControl, Skeleton } from '@pavilion/ui-kit';
import { useState } from 'react';
import { AlertSettings } from '../alerts/AlertSettings.tsx';
import { FavouritesButton } from '../favouriteList/FavouritesButton.tsx';
import { DockStack } from '../parts/DockStyles.ts';
import { SlipStatus, SlipTop } from '../parts/SlipStyles.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { BetCard } from './BetCard.tsx';
import type { OpenBetsState } from './useOpenBets.ts';
import { useSettledBets } from './useSettledBets.ts';

type Kind = 'open' | 'settled';

/** The member's bets in the dock: open bets with their matches, and settled bets with their totals. */
export function BetsPanel({ open }: { readonly open: OpenBetsState }) {
  const t = useSportsT();
  const [kind, setKind] = useState<Kind>('open');
  return (
    <SlipStatus as="div">
      <SlipTop>
        <SegmentedControl<Kind>
          label={t('bets.kind')}
          size="small"
          isWide
          value={kind}
          onChange={setKind}
          segments={[
            { value: 'open', label: open.total > 0 ? t('bets.openCount', { count: open.total }) : t('bets.open') },
            { value: 'settled', label: t('bets.settled') },
          ]}
        />
      </SlipTop>
      {kind === 'open' ? <OpenList open={open} /> : <SettledList />}
      <DockStack data-end="">
        <ButtonRoot as={SiteLink} to={`/mine/betRecord?tab=${kind}`} data-variant="quiet" data-size="small">
          {t('bets.all')}
        </ButtonRoot>
        <FavouritesButton />
      </DockStack>
      <AlertSettings />
    </SlipStatus>
  );
}

function OpenList({ open: { status, list, reload } }: { readonly open: OpenBetsState }) {
  const t = useSportsT();
  if (status === 'loading' && list.length === 0) return <BetsSkeleton />;
  if (status === 'failed')
    return <ErrorState isCompact title={t('bets.failed')} retryLabel={t('bets.retry')} onRetry={reload} />;
  return <Bets list={list} title={t('bets.empty')} hint={t('bets.emptyHint')} />;
}

function SettledList() {
  const t = useSportsT();
  const { status, list, reload, more } = useSettledBets();
  if (status === 'loading' && list.length === 0) return <BetsSkeleton />;
  if (status === 'failed')
    return <ErrorState isCompact title={t('bets.failed')} retryLabel={t('bets.retry')} onRetry={reload} />;
  return (
    <>
      <Bets list={list} title={t('bets.emptySettled')} hint={t('bets.emptySettledHint')} />
      {more && (
        <DockStack>
          <Button size="small" onClick={more}>
            {t('bets.more')}
          </Button>
        </DockStack>
      )}
    </>
  );
}

interface BetsProps {
  readonly list: readonly BetRecord[];
  readonly title: string;
  readonly hint: string;
}

function Bets({ list, title, hint }: BetsProps) {
  if (list.length === 0)
    return (
      <EmptyState drawing="slip" isCompact title={title}>
        {hint}
      </EmptyState>
    );
  return (
    <DockStack>
      {list.map((bet) => (
        <BetCard key={bet.betId} bet={bet} />
      ))}
    </DockStack>
  );
}

function BetsSkeleton() {
  return (
    <DockStack>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height="6.5rem" />
      ))}
    </DockStack>
  );
}
