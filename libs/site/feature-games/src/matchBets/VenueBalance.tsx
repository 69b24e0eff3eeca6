import { memberPaths, SiteLink, useFailureText } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import { Button } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { useGamesT } from '../messages/gamesMessages.ts';
import { MoneyLine } from './matchSlipStyles.ts';
import type { VenueMoney } from './useVenueMoney.ts';

/** Balance of the venue. Without auto-transfer, the player can turn it on or transfer money to the venue (GAM-05). */
export function VenueBalance({ money }: { readonly money: VenueMoney | undefined }) {
  const t = useGamesT();
  if (!money) return <MoneyLine>{t('bet.balanceUnknown')}</MoneyLine>;
  return (
    <MoneyLine>
      <span>{t('bet.balance', { amount: formatYuan(money.balance) })}</span>
      {money.isAutoTransfer ? <span>{t('bet.autoTransfer')}</span> : <TransferChoice />}
    </MoneyLine>
  );
}

function TransferChoice() {
  const t = useGamesT();
  const { send, isSending, failure } = useWrite('status.setAutoTransferStatus');
  const failureText = useFailureText();
  return (
    <span>
      <Button size="small" isBusy={isSending} onClick={() => void send({ status: '1' })}>
        {t('bet.enableAutoTransfer')}
      </Button>
      <SiteLink to={memberPaths.transfer_money}>{t('bet.transfer')}</SiteLink>
      {failure && <span role="alert">{failureText(failure)}</span>}
    </span>
  );
}
