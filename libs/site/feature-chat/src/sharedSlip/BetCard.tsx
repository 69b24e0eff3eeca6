import type { SharedBet, SharedPick } from '@pavilion/chat-socket/protocol';
import { formatBetSelection, getBetPlayName, formatBetPrice, useBetT } from '@pavilion/site-bet-ui';
import { Button, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useChatT } from '../messages/chatMessages.ts';
import { useImportSharedSlip } from './useImportSharedSlip.ts';

/** Converts a selection to the form of a bet record, so that its text formatter can be used. */
const worded = ({ playCode, side, homeName, awayName, runnerName, gameType, line }: SharedPick) => ({
  w: playCode,
  r: side,
  team_h: homeName,
  team_c: awayName,
  gameType,
  line,
  ...(runnerName ? { runner: runnerName } : {}),
});

/** A shared slip with its selections and prices, and a button that adds them to the player's slip. */
export function BetCard({ bet, isOwn }: { readonly bet: SharedBet; readonly isOwn: boolean }) {
  const t = useChatT();
  const take = useImportSharedSlip();
  return (
    <Card aria-label={t('shareTitle', { count: bet.picks.length })} role="group">
      <ul>
        {bet.picks.map((pick) => (
          <PickRow key={pick.id} pick={pick} />
        ))}
      </ul>
      {!isOwn && (
        <Button size="small" onClick={() => void take(bet)}>
          {t('shareAdd')}
        </Button>
      )}
    </Card>
  );
}

/** One selection: outcome and price; below them the play, with the odds type where it has to be shown (SPT-03), and the match. */
function PickRow({ pick }: { readonly pick: SharedPick }) {
  const t = useBetT();
  const { playCode, price, gameType, isChampion, leagueName, homeName, awayName } = pick;
  const { text, type } = formatBetPrice({ w: playCode, price });
  const name = getBetPlayName({ w: playCode, gameType: gameType as 'FT' }, t);
  const play = type ? `${name} ${t(`oddsType.${type}`)}` : name;
  return (
    <li>
      <bdi>{formatBetSelection(worded(pick), t)}</bdi>
      <span data-part="price">{text}</span>
      <small>
        {play} · <bdi>{isChampion ? leagueName : `${homeName} - ${awayName}`}</bdi>
      </small>
    </li>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${token('space.2')};
  width: 100%;
  margin-top: ${token('space.1')};
  padding: ${token('space.2')} ${token('space.3')};
  border-left: 2px solid ${token('color.accent.fill')};
  background: ${token('color.surface.sunken')};
  > ul {
    display: grid;
    gap: ${token('space.2')};
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token('space.3')};
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  li > bdi {
    font-weight: ${token('font.weight.strong')};
  }
  [data-part='price'] {
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.price')};
    font-weight: ${token('font.weight.strong')};
    font-variant-numeric: tabular-nums;
  }
  small {
    grid-column: 1 / -1;
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;
