import { playOf } from '@pavilion/domain-sports';
import { toastActions, useAppDispatch } from '@pavilion/site-contract';
import { Icon, IconButton } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { formatCny } from '@pavilion/wallet';
import { Fragment } from 'react';
import { useAccountT, type AccountT } from '../messages/accountMessages.ts';
import { formatInstant } from '../time/formatInstant.ts';
import { Facts, Minor } from './betParts.ts';
import {
  isInPlay,
  isStakeBack,
  outcomeName,
  pickName,
  playName,
  priceWords,
  returnedText,
  sportName,
  type BetRecord,
} from './betWords.ts';

/** Props of {@link BetDetail}. */
export interface BetDetailProps {
  readonly bet: BetRecord;
  readonly onClose: () => void;
}

/** Everything there is to know about one bet. */
export function BetDetail({ bet, onClose }: BetDetailProps) {
  const t = useAccountT();
  const hasOwnGoals = isInPlay(bet) && playOf(bet.w)?.market === 'handicap' && bet.gameType === 'FT';
  return (
    <Dialog isOpen title={t('detail.title')} closeLabel={t('detail.close')} onClose={onClose}>
      <Facts>
        <dt>{t('detail.ticket')}</dt>
        <dd>
          {bet.ticketId} <CopyTicket id={bet.ticketId} />
        </dd>
        {factsOf(bet, t).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
      {hasOwnGoals && <Minor as="p">{t('detail.inPlayHandicap')}</Minor>}
    </Dialog>
  );
}

const money = (text: string | undefined, plus = false) => formatCny(text, { decimals: 'always', plus });

/** Names and values in reading order; what a bet does not have is left out. */
function factsOf(bet: BetRecord, t: AccountT): readonly (readonly [name: string, value: string])[] {
  const price = priceWords(bet, t);
  const play = isInPlay(bet) ? `${t('bets.inPlay')} ${playName(bet, t)}` : playName(bet, t);
  const outcome = isStakeBack(bet) ? `${outcomeName(bet, t)}（${t('bets.stakeBack')}）` : outcomeName(bet, t);
  const isSettled = bet.status === 'settled';
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('detail.sport'), sportName(bet, t)],
    [t('detail.league'), bet.league],
    [t('detail.match'), `${bet.team_h} ${t('bets.versus')} ${bet.team_c}`],
    [t('detail.kickOff'), formatInstant(bet.startTime)],
    [t('detail.play'), play],
    [t('detail.pick'), pickName(bet, t)],
    [t('detail.price'), price.label ? `${price.text} ${price.label}` : price.text],
    [t('detail.stake'), money(bet.stake)],
    [t('detail.toWin'), isSettled || bet.status === 'rejected' ? undefined : money(bet.winAmount)],
    [t('detail.scoreAtBet'), bet.scoreAtBet],
    [t('detail.scoreFinal'), bet.scoreFinal],
    [t('detail.status'), outcome],
    [t('detail.net'), isSettled ? money(bet.net, true) : undefined],
    [t('detail.returned'), isSettled ? money(returnedText(bet)) : undefined],
    [t('detail.placedAt'), formatInstant(bet.placedAt)],
    [t('detail.settledAt'), bet.settledAt === undefined ? undefined : formatInstant(bet.settledAt)],
  ];
  return facts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value] as const]));
}

function CopyTicket({ id }: { readonly id: string }) {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const copy = async () => {
    const isCopied = await writeClipboard(id);
    dispatch(
      isCopied
        ? toastActions.shown({ kind: 'success', text: t('detail.copied') })
        : toastActions.shown({ kind: 'error', text: t('detail.copyFailed') }),
    );
  };
  return (
    <IconButton size="small" label={t('detail.copy')} onClick={() => void copy()}>
      <Icon name="copy" />
    </IconButton>
  );
}

/** `false` where the page is not secure or the browser refuses. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
