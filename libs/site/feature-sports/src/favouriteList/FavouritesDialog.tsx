import { toastActions, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { NO_BODY, useRead, useWrite } from '@pavilion/site-data';
import {
  CloseIcon,
  EmptyState,
  ErrorState,
  IconButton,
  SegmentedControl,
  Switch,
  Table,
  token,
  type TableColumn,
} from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useState } from 'react';
import styled from 'styled-components';
import { ALERT_KINDS, formatAlertKey, type AlertKind } from '../alerts/alertKinds.ts';
import { alertActions, selectAlerts } from '../alerts/alertSlice.ts';
import { AlertSettings } from '../alerts/AlertSettings.tsx';
import { isShownFailure } from '../favourites/isShownFailure.ts';
import { favouritesRead, formatFavouriteKey, type Favourite } from '../favourites/favouriteSets.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { FavouriteName } from './FavouriteName.tsx';
import { getFavouriteName } from './getFavouriteName.ts';

type Filter = 'all' | Favourite['kind'];

const FILTERS: readonly Filter[] = ['all', 'team', 'league', 'match'];

const getKey = ({ kind, id }: Favourite): string => formatFavouriteKey(kind, id);

/** All favourites of the member, with a switch for each kind of alert (FAV-01, FAV-02). */
export function FavouritesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useSportsT();
  const [filter, setFilter] = useState<Filter>('all');
  const { data, failure, isLoading, refetch } = useRead(favouritesRead, NO_BODY);
  const columns = useColumns();
  const list = data?.list ?? [];
  const shown = list.filter(({ kind }) => filter === 'all' || kind === filter);
  return (
    <Dialog isOpen onClose={onClose} title={t('favourites.title')} closeLabel={t('favourites.close')} size="large">
      <Top>
        <span>{data && t('favourites.count', { count: list.length })}</span>
        <SegmentedControl<Filter>
          label={t('favourites.filter')}
          size="small"
          value={filter}
          onChange={setFilter}
          segments={FILTERS.map((value) => ({ value, label: t(`favourites.${value}`) }))}
        />
      </Top>
      <Narrow>
        <Table
          caption={t('favourites.title')}
          columns={columns}
          rows={shown}
          rowKey={getKey}
          isLoading={isLoading}
          empty={
            failure && !data ? (
              <ErrorState
                isCompact
                title={t('favourites.failed')}
                retryLabel={t('favourites.retry')}
                onRetry={refetch}
              />
            ) : (
              <EmptyState isCompact drawing="match" title={t('favourites.empty')}>
                {t('favourites.emptyHint')}
              </EmptyState>
            )
          }
        />
      </Narrow>
      <AlertSettings />
    </Dialog>
  );
}

function useColumns(): readonly TableColumn<Favourite>[] {
  const t = useSportsT();
  return [
    { id: 'name', header: t('favourites.name'), cell: (favourite) => <FavouriteName favourite={favourite} /> },
    ...ALERT_KINDS.map((kind) => ({
      id: kind,
      header: t(`favourites.alert.${kind}`),
      width: '3.75rem',
      cell: (favourite: Favourite) => <AlertSwitch favourite={favourite} kind={kind} />,
    })),
    {
      id: 'remove',
      header: '',
      width: '3rem',
      align: 'end',
      cell: (favourite) => <RemoveButton favourite={favourite} />,
    },
  ];
}

/** Switch for one kind of alert; off while all alerts are off. */
function AlertSwitch({ favourite, kind }: { readonly favourite: Favourite; readonly kind: AlertKind }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { isOn, mutedAlerts } = useAppSelector(selectAlerts);
  const key = formatAlertKey(getKey(favourite), kind);
  return (
    <Switch
      aria-label={t('favourites.alertOf', {
        alert: t(`favourites.alert.${kind}`),
        name: getFavouriteName(t, favourite),
      })}
      checked={isOn && !mutedAlerts.includes(key)}
      disabled={!isOn}
      onChange={({ target }) => dispatch(alertActions.alertsMuted({ keys: [key], isMuted: !target.checked }))}
    >
      {null}
    </Switch>
  );
}

function RemoveButton({ favourite }: { readonly favourite: Favourite }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { send, isSending } = useWrite('favourites.remove');
  const remove = async () => {
    const result = await send({ kind: favourite.kind, id: favourite.id });
    if (!result.isDone && isShownFailure(result.failure))
      dispatch(toastActions.shown({ kind: 'error', text: t('favourite.failed') }));
  };
  return (
    <IconButton
      size="small"
      label={t('favourite.remove', { name: getFavouriteName(t, favourite) })}
      disabled={isSending}
      onClick={() => void remove()}
    >
      <CloseIcon />
    </IconButton>
  );
}

/** Less space between the columns on phones, so that all switches are visible. */
const Narrow = styled.div`
  @media (max-width: 639px) {
    th,
    td {
      padding-inline: ${token('space.1')};
    }
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.4')};
  padding-bottom: ${token('space.3')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;
