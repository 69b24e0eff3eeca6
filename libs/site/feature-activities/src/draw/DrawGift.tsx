import { parseMinor } from '@pavilion/kernel';
import { PausableButton } from '@pavilion/site-money';
import { Notice, Panel, PanelHead, Table, token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { useState } from 'react';
import styled from 'styled-components';
import type { ClaimResponse } from '../claim/activityClaim.ts';
import type { Claim } from '../claim/useClaim.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { DrawWheel } from './DrawWheel.tsx';
import { getPrizeColor, prizeColors } from './prizeColors.ts';
import type { ActivityReward, KindProps } from '../kinds/kindTypes.ts';
import { FairDraws } from './FairDraws.tsx';

/** Draw page: wheel, odds of all prizes, number of remaining draws, and the result. */
export function DrawGift({ activity, info, isEligible, claim }: KindProps) {
  const t = useActivityT();
  const draw = useDrawResult(claim);
  const canDraw = isEligible && !claim.isBusy && draw.turning === undefined;
  return (
    <>
      <Panel>
        <PanelHead>
          <h2>{t('draw.title')}</h2>
          {info?.draw && (
            <Chances>{t(`draw.chances.${activity.period ?? 'once'}`, { count: info.draw.chances })}</Chances>
          )}
        </PanelHead>
        <Stage>
          <DrawWheel rewards={activity.rewards} landOn={draw.turning?.rewardId} onLanded={draw.land} />
          <div>
            <Odds rewards={activity.rewards} />
            <Hint>{t('draw.area')}</Hint>
            {info && <DrawAction canDraw={canDraw} result={draw.shown} onDraw={() => claim.send()} />}
          </div>
        </Stage>
      </Panel>
      {info?.draw?.seeds && <FairDraws activity={activity} info={info} seeds={info.draw.seeds} />}
    </>
  );
}

interface DrawActionProps {
  readonly canDraw: boolean;
  readonly result: ClaimResponse | undefined;
  readonly onDraw: () => void;
}

function DrawAction({ canDraw, result, onDraw }: DrawActionProps) {
  const t = useActivityT();
  return (
    <Action>
      <PausableButton variant="primary" size="large" disabled={!canDraw} onClick={onDraw}>
        {t('draw.button')}
      </PausableButton>
      <Result aria-live="polite">{result && <DrawResult result={result} />}</Result>
    </Action>
  );
}

/** Returns the result that the wheel still has to show, or the result that is shown. */
function useDrawResult({ state }: Claim) {
  const done = state.step === 'done' ? state : undefined;
  const [landedId, setLandedId] = useState(done?.action.requestId);
  const hasLanded = done !== undefined && landedId === done.action.requestId;
  return {
    turning: hasLanded ? undefined : done?.response,
    shown: hasLanded ? done.response : undefined,
    land: () => setLandedId(done?.action.requestId),
  };
}

function DrawResult({ result: { rewardName = '', amount } }: { readonly result: ClaimResponse }) {
  const t = useActivityT();
  const hasWon = parseMinor(amount) !== 0n;
  return (
    <Notice data-tone={hasWon ? 'success' : undefined}>
      {hasWon
        ? t('draw.won', { name: rewardName, amount: formatYuan(amount) })
        : t('draw.nothing', { name: rewardName })}
    </Notice>
  );
}

function Odds({ rewards }: { readonly rewards: readonly ActivityReward[] }) {
  const t = useActivityT();
  return (
    <Table
      caption={t('draw.odds')}
      rows={rewards}
      rowKey={({ rewardId }) => rewardId}
      columns={[
        {
          id: 'prize',
          header: t('draw.prize'),
          cell: (reward) => <Prize reward={reward} at={rewards.indexOf(reward)} />,
        },
        {
          id: 'amount',
          header: t('draw.amount'),
          align: 'end',
          isFigure: true,
          cell: ({ amount }) => formatYuan(amount),
        },
        {
          id: 'chance',
          header: t('draw.chance'),
          align: 'end',
          isFigure: true,
          cell: ({ chance }) => (chance === undefined ? '--' : `${chance}%`),
        },
      ]}
    />
  );
}

/** Name of a prize with the colour of its segment. */
function Prize({ reward: { name }, at }: { readonly reward: ActivityReward; readonly at: number }) {
  return (
    <Keyed>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <rect width="12" height="12" rx="2" data-color={getPrizeColor(at)} />
      </svg>
      {name}
    </Keyed>
  );
}

const Keyed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  > svg {
    width: 0.75rem;
  }
  ${prizeColors}
`;

const Chances = styled.span`
  color: ${token('color.text.secondary')};
`;

const Stage = styled.div`
  display: grid;
  grid-template-columns: 16rem minmax(0, 1fr);
  align-items: start;
  gap: ${token('space.8')};
  > :last-child {
    display: grid;
    gap: ${token('space.4')};
  }
  @media (max-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Hint = styled.p`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;

const Action = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space.4')};
`;

/** The line of the result is reserved, so that the parts below do not move. */
const Result = styled.div`
  width: 100%;
  min-height: 2.9rem;
`;
