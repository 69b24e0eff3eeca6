import type { ResponseOf } from '@pavilion/api-client';
import { GameCover } from '@pavilion/site-game-ui/covers';
import { Button, EmptyState, Skeleton, Tag } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { formatCny } from '@pavilion/wallet';
import { toPlayTarget, usePlay } from '../launch/launchContext.ts';
import { useGamesT } from '../messages/gamesMessages.ts';
import { useRead, type Read, LoadFailure } from '@pavilion/site-data';
import { DetailList, Front, PayTable, Picture, Rules, Sheet } from './infoStyles.ts';

type Info = ResponseOf<'venue.gameInfo'>;

const NOT_FOUND = 6004;

/** Props of {@link InfoDialog}. */
export interface InfoDialogProps {
  readonly gameCode: string;
  readonly onClose: () => void;
}

/** Rules of a game, its paytable, and the minimum and maximum stake. */
export function InfoDialog({ gameCode, onClose }: InfoDialogProps) {
  const t = useGamesT();
  const play = usePlay();
  const { data, failure, refetch } = useRead('venue.gameInfo', { gameCode });
  const enter = () => {
    if (!data) return;
    play(toPlayTarget(data.game));
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={data?.game.name ?? t('info.rules')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        data && (
          <Button variant="primary" disabled={data.game.venueState !== 'open'} onClick={enter}>
            {t('info.play')}
          </Button>
        )
      }
    >
      <Sheet tabIndex={0} role="region" aria-label={t('info.rules')}>
        {data ? <GameDetails info={data} /> : <GameNotFound failure={failure} refetch={refetch} />}
      </Sheet>
    </Dialog>
  );
}

function GameNotFound({ failure, refetch }: Pick<Read<Info>, 'failure' | 'refetch'>) {
  const t = useGamesT();
  if (failure?.code === NOT_FOUND)
    return (
      <EmptyState drawing="search" title={t('info.missing')}>
        {t('info.missingHint')}
      </EmptyState>
    );
  if (failure) return <LoadFailure hasMoneyHint failure={failure} onRetry={refetch} />;
  return (
    <Front role="status" aria-label={t('info.reading')}>
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </Front>
  );
}

function GameDetails({ info }: { readonly info: Info }) {
  const t = useGamesT();
  const { game, rules } = info;
  const state = game.venueState === 'maintenance' ? 'venues.maintenance' : 'venues.region';
  return (
    <>
      <Front>
        <Picture>
          <GameCover art={game.cover} width={240} />
        </Picture>
        <DetailList>
          <dt>{t('info.venue')}</dt>
          <dd>
            {game.venueName} {game.venueState !== 'open' && <Tag tone="warning">{t(state)}</Tag>}
          </dd>
          <dt>{t('info.limits')}</dt>
          <dd>{t('info.limitsOf', { min: formatCny(info.minStake), max: formatCny(info.maxStake) })}</dd>
          <dt>{t('info.round')}</dt>
          <dd>{formatCny(info.roundMax)}</dd>
          <dt>{t('info.rtp')}</dt>
          <dd>{game.rtp}%</dd>
          {game.tags.length > 0 && (
            <>
              <dt>{t('info.tags')}</dt>
              <dd>{game.tags.join(' · ')}</dd>
            </>
          )}
        </DetailList>
      </Front>
      <Rules>
        <h3>{t('info.rules')}</h3>
        {rules.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{t('info.rtpNote')}</p>
        <p>{t('info.fair')}</p>
      </Rules>
      {info.paytable.length > 0 ? <Symbols info={info} /> : <Spots info={info} />}
    </>
  );
}

/** Paytable of a slot: payout by symbol and count. */
function Symbols({ info: { paytable } }: { readonly info: Info }) {
  const t = useGamesT();
  const counts = [...new Set(paytable.flatMap(({ pays }) => pays.map(({ count }) => count)))].sort((a, b) => b - a);
  return (
    <PayTable>
      <caption>{t('info.paytable')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('info.symbol')}</th>
          {counts.map((count) => (
            <th key={count} scope="col">
              {t('info.matches', { count })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paytable.map(({ name, pays }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count) => {
              const paid = pays.find((pay) => pay.count === count)?.pays;
              return <td key={count}>{paid === undefined ? '–' : t('info.times', { pays: paid })}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </PayTable>
  );
}

/** Paytable of a table game: payout by spot. */
function Spots({ info: { spots } }: { readonly info: Info }) {
  const t = useGamesT();
  return (
    <PayTable>
      <caption>{t('info.paytable')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('info.spot')}</th>
          <th scope="col">{t('info.pays')}</th>
        </tr>
      </thead>
      <tbody>
        {spots.map(({ name, pays }, at) => (
          <tr key={`${name} ${at}`}>
            <th scope="row">{name}</th>
            <td>{t('info.times', { pays })}</td>
          </tr>
        ))}
      </tbody>
    </PayTable>
  );
}
