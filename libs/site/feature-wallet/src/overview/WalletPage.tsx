import { useAppSelector } from '@pavilion/site-contract';
import { ButtonRoot, PageTitle } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
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
      <PageTitle lead={t('wallet.lead')} actions={<WalletLinks />}>
        {t('wallet.title')}
      </PageTitle>
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
  const isDepositOpen = useAppSelector((state) => state.site.depositSwitch !== '0');
  return (
    <ButtonRow>
      <RecallButton />
      <ButtonRoot as={Link} to="/mine/transfermoney" data-variant="secondary" data-size="medium">
        {t('wallet.transfer')}
      </ButtonRoot>
      <ButtonRoot as={Link} to="/mine/takemoney" data-variant="secondary" data-size="medium">
        {t('wallet.withdraw')}
      </ButtonRoot>
      {isDepositOpen && (
        <ButtonRoot as={Link} to="/mine/savemoney" data-variant="secondary" data-size="medium">
          {t('wallet.deposit')}
        </ButtonRoot>
      )}
    </ButtonRow>
  );
}
