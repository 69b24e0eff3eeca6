import { parseMinor } from '@pavilion/kernel';
import { dialogActions, useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead, LoadFailure } from '@pavilion/site-data';
import {
  Button,
  ChevronDownIcon,
  EmptyState,
  Money,
  Panel,
  PanelHead,
  Switch,
  Table,
  Tag,
  token,
  type TableColumn,
} from '@pavilion/ui-kit';
import { formatCny, type VenueBalance } from '@pavilion/wallet';
import { isInProgress, recycle } from '@pavilion/wallet/cashier';
import styled from 'styled-components';
import { useWalletT, type WalletT } from '../messages/walletMessages.ts';
import { selectRecall } from '../state/walletState.ts';
import { useZeroHidden } from './useZeroHidden.ts';

/** Props of {@link VenueTable}. */
export interface VenueTableProps {
  /** Fills the transfer form. Without it, the page with the form is opened. */
  readonly onTransferIn?: (channelCode: string) => void;
}

/** Whether the balance is zero; `false` for an unreadable amount, so that it is never hidden. */
const isEmpty = ({ balance }: VenueBalance): boolean => parseMinor(balance) === 0n;

/** Venues with their balances and buttons for transfer, recall and launch (WAL-01, WAL-02). */
export function VenueTable({ onTransferIn }: VenueTableProps) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const { navigate } = useServices();
  const { data, failure, isFetching, refetch } = useRead(balances, NO_BODY);
  const [isZeroHidden, setZeroHidden] = useZeroHidden();
  const all = data?.venues ?? [];
  const venues = all.filter((venue) => !isZeroHidden || !isEmpty(venue));
  const foldedCount = all.length - venues.length;
  const isBusy = isInProgress(useAppSelector(selectRecall));
  const recall = (channelCode: string) => dispatch(recycle.actions.submitRequested({ draft: { channelCode } }));
  const enter = (enName: string) => dispatch(dialogActions.opened({ kind: 'enterVenue', enName, gameCode: '' }));
  const transferIn =
    onTransferIn ?? ((code: string) => navigate(`/mine/transfermoney?venue=${encodeURIComponent(code)}`));
  return (
    <Panel data-flush="">
      <Head>
        <h2>{t('venues.title')}</h2>
        <Switch checked={isZeroHidden} onChange={(event) => setZeroHidden(event.target.checked)}>
          {t('venues.hideZero')}
        </Switch>
      </Head>
      <Table
        caption={t('venues.title')}
        rows={venues}
        rowKey={({ channelCode }) => channelCode}
        rowState={(venue) => (isEmpty(venue) ? 'muted' : undefined)}
        isLoading={!data && !failure}
        columns={getColumns(t, { isBusy, recall, transferIn, enter })}
        empty={
          !data && failure ? (
            <LoadFailure hasMoneyHint failure={failure} isFetching={isFetching} onRetry={refetch} />
          ) : (
            <EmptyState isCompact title={t('venues.allHidden')}>
              {t('venues.allHiddenHint')}
            </EmptyState>
          )
        }
      />
      {foldedCount > 0 && (
        <Folded>
          {t('venues.folded', { count: foldedCount })}
          <Button size="small" variant="quiet" onClick={() => setZeroHidden(false)}>
            {t('venues.unfold')}
            <ChevronDownIcon />
          </Button>
        </Folded>
      )}
    </Panel>
  );
}

interface VenueActions {
  readonly isBusy: boolean;
  readonly recall: (channelCode: string) => void;
  readonly transferIn: (channelCode: string) => void;
  readonly enter: (channelCode: string) => void;
}

function getColumns(t: WalletT, actions: VenueActions): readonly TableColumn<VenueBalance>[] {
  return [
    {
      id: 'name',
      header: t('venues.name'),
      cell: ({ name, state }) => (
        <Name>
          {name}
          {(state === 'maintenance' || state === 'regionLimited') && <Tag tone="warning">{t(`venues.${state}`)}</Tag>}
        </Name>
      ),
    },
    {
      id: 'balance',
      header: t('venues.balance'),
      align: 'end',
      isFigure: true,
      cell: ({ balance }) => <Money sign="¥" text={formatCny(balance, { symbol: false, decimals: 'always' })} />,
    },
    {
      id: 'actions',
      header: t('venues.actions'),
      align: 'end',
      width: '16rem',
      cell: (venue) => <VenueActions venue={venue} actions={actions} />,
    },
  ];
}

interface VenueActionsProps {
  readonly venue: VenueBalance;
  readonly actions: VenueActions;
}

function VenueActions({ venue, actions: { isBusy, recall, transferIn, enter } }: VenueActionsProps) {
  const t = useWalletT();
  const { channelCode, name } = venue;
  const isClosed = venue.state !== undefined && venue.state !== 'open';
  return (
    <Buttons>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('venues.inTo', { venue: name })}
        disabled={isClosed}
        onClick={() => transferIn(channelCode)}
      >
        {t('venues.in')}
      </Button>
      {isEmpty(venue) ? (
        <Gap />
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('venues.homeFrom', { venue: name })}
          disabled={isBusy}
          onClick={() => recall(channelCode)}
        >
          {t('venues.home')}
        </Button>
      )}
      <Button
        size="small"
        aria-label={t('enter.openOf', { venue: name })}
        disabled={isClosed}
        onClick={() => enter(channelCode)}
      >
        {t('enter.open')}
      </Button>
    </Buttons>
  );
}

const Head = styled(PanelHead)`
  margin: 0;
  padding: ${token('space.4')} ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
`;

/** Line that stands for the venues without money. */
const Folded = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${token('space.2')} ${token('space.3')};
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
`;

const Buttons = styled.span`
  display: inline-flex;
  justify-content: flex-end;
  gap: ${token('space.1')};
`;

/** Placeholder of the recall button, so that the buttons of all rows are aligned. */
const Gap = styled.span`
  width: 3.5rem;
`;
