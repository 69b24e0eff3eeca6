import { useT } from '@pavilion/site-contract';
import { parseMinor } from '@pavilion/kernel';
import { Money, Skeleton, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import styled from 'styled-components';
import { memberMessages } from '../messages/memberMessages.ts';
import type { PlayTotals } from './usePlayTotals.ts';

function getTone(net: string): 'gain' | 'loss' | 'plain' {
  const minor = parseMinor(net) ?? 0n;
  if (minor === 0n) return 'plain';
  return minor > 0n ? 'gain' : 'loss';
}

/** Props of {@link NetFigure}. */
export interface NetFigureProps {
  readonly play: PlayTotals;
}

/** Net result with its sign, a placeholder while it loads, or a note if it is not available. */
export function NetFigure({ play: { totals, hasFailed } }: NetFigureProps) {
  const t = useT(memberMessages);
  if (hasFailed) return <>{t('play.unknown')}</>;
  if (!totals) return <Skeleton width="5rem" />;
  return (
    <Money tone={getTone(totals.net)} text={formatCny(totals.net, { symbol: false, decimals: 'always', plus: true })} />
  );
}

/** List of figures: names left, values right. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token('space.2')} ${token('space.4')};
  margin: 0;
  > dt {
    color: ${token('color.text.secondary')};
  }
  > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;
