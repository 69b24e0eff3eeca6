import { PageHead, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { LoadFailure } from '@pavilion/site-data';
import { ButtonRoot, Panel, Skeleton } from '@pavilion/ui-kit';
import { cardsActions, type CardKind } from '@pavilion/wallet/cashier';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { ButtonRow, Stack } from '../parts/walletStyles.ts';
import { selectCards } from '../state/walletState.ts';
import { CardForm } from './CardForm.tsx';
import { CardList } from './CardList.tsx';
import { CardNotice } from './CardNotice.tsx';

const kinds: readonly CardKind[] = ['bank', 'alipay', 'coin'];

/** `/mine/addBankCard`: bank cards of the member and the form that adds one. */
export const BankCardsPage = () => <CardsPanel kind="bank" />;
/** `/mine/alipayManage`. */
export const AlipayPage = () => <CardsPanel kind="alipay" />;
/** `/mine/virtualCoinCard`. */
export const CoinCardsPage = () => <CardsPanel kind="coin" />;

/** `/mine/accountManage/:id`: saved accounts of one kind, or of all kinds with links to each for an unknown `id`. */
export function AccountsPage() {
  const { id } = useParams();
  return <CardsPanel kind={kinds.find((kind) => kind === id)} />;
}

/** Saved accounts and, on the page of one kind, the form that adds one (WAL-06). */
function CardsPanel({ kind }: { readonly kind: CardKind | undefined }) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectCards);
  useEffect(() => {
    dispatch(cardsActions.opened());
    return () => void dispatch(cardsActions.left());
  }, [dispatch]);
  const title = t(kind === undefined ? 'cards.title' : `cards.title.${kind}`);
  return (
    <>
      <PageHead lead={t('cards.lead')}>{title}</PageHead>
      {'facts' in state ? (
        <Stack>
          <CardNotice state={state} />
          <CardList cards={state.facts.list.filter((card) => kind === undefined || card.kind === kind)} state={state} />
          {kind === undefined ? <KindLinks /> : <CardForm kind={kind} state={state} />}
        </Stack>
      ) : (
        <Panel aria-busy={state.step !== 'failed'} aria-label={title}>
          {state.step === 'failed' ? (
            <LoadFailure hasMoneyHint failure={state.failure} onRetry={() => dispatch(cardsActions.opened())} />
          ) : (
            <Stack>
              <Skeleton height="4rem" />
              <Skeleton height="4rem" />
            </Stack>
          )}
        </Panel>
      )}
    </>
  );
}

/** Links to the pages that add an account of each kind. */
function KindLinks() {
  const t = useWalletT();
  return (
    <ButtonRow>
      {kinds.map((kind) => (
        <ButtonRoot key={kind} as={Link} to={`/mine/accountManage/${kind}`} data-variant="secondary">
          {t(`cards.add.${kind}`)}
        </ButtonRoot>
      ))}
    </ButtonRow>
  );
}
