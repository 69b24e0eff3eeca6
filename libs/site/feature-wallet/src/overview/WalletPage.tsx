import { PageHead, SiteLink } from '@pavilion/site-contract';
import { ButtonRoot } from '@pavilion/ui-kit';
import { useWalletT } from '../messages/walletMessages.ts';
import { ButtonRow, Stack } from '../parts/walletStyles.ts';
import { BalanceSheet } from './BalanceSheet.tsx';
import { RecallButton } from './RecallButton.tsx';
import { RecallNotice } from './RecallNotice.tsx';
import { VenueTable } from './VenueTable.tsx';

/** `/mine/wallet`: balances of the member and links to deposit, withdrawal and transfer (WAL-01). */
export function WalletPage() {
  const t = useWalletT();
  return (
    <>
      <PageHead lead={t('wallet.lead')} actions={<WalletLinks />}>
        {t('wallet.title')}
      </PageHead>
      <Stack>
        <RecallNotice />
        <BalanceSheet />
        <VenueTable />
      </Stack>
    </>
  );
}

function WalletLinks() {
  const t = useWalletT();
  return (
    <ButtonRow>
      <RecallButton />
      <ButtonRoot as={SiteLink} to="/mine/transfermoney" data-variant="secondary" data-size="medium">
        {t('wallet.transfer')}
      </ButtonRoot>
      <ButtonRoot as={SiteLink} to="/mine/takemoney" data-variant="secondary" data-size="medium">
        {t('wallet.withdraw')}
      </ButtonRoot>
      <ButtonRoot as={SiteLink} to="/mine/savemoney" data-variant="secondary" data-size="medium">
        {t('wallet.deposit')}
      </ButtonRoot>
    </ButtonRow>
  );
}
