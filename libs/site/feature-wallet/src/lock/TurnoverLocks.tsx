import { buildActivityPath } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { TurnoverMeter } from '@pavilion/site-money';
import { token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { listTurnoverLocks, type LockPlace, type TurnoverLock } from './turnoverLocks.ts';

/** Props of {@link TurnoverLocks}. */
export interface TurnoverLocksProps {
  readonly place: LockPlace;
  /** A link was followed; the surrounding dialog closes. */
  readonly onFollowed: () => void;
}

/** Requirements that keep money where it is (6413), each with its progress and a link to the page of its activity. */
export function TurnoverLocks({ place, onFollowed }: TurnoverLocksProps) {
  const t = useWalletT();
  const { data } = useRead('promotions.turnover', {});
  const locks = data ? listTurnoverLocks(data, place, t) : [];
  return (
    <>
      {locks.length > 0 && (
        <List data-testid="turnover-locks">
          {locks.map((lock) => (
            <LockRow key={lock.id} lock={lock} onFollowed={onFollowed} />
          ))}
        </List>
      )}
      <Link to="/mine/welfare#turnover" onClick={onFollowed}>
        {t('turnover.details')}
      </Link>
    </>
  );
}

interface LockRowProps extends Pick<TurnoverLocksProps, 'onFollowed'> {
  readonly lock: TurnoverLock;
}

function LockRow({ lock: { name, done, required, remaining, activity }, onFollowed }: LockRowProps) {
  const t = useWalletT();
  return (
    <li>
      <strong>{name}</strong>
      <span>{t('turnover.left', { amount: formatYuan(remaining) })}</span>
      <TurnoverMeter label={name} done={done} required={required} />
      <small>{t('turnover.done', { done: formatYuan(done), required: formatYuan(required) })}</small>
      {activity && (
        <Link to={buildActivityPath(activity)} onClick={onFollowed}>
          {t('turnover.cause', { title: activity.title })}
        </Link>
      )}
    </li>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.1')} ${token('space.4')};
    padding: ${token('space.3')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > li > :nth-child(3) {
    grid-column: 1 / -1;
  }
  > li > span,
  > li > a {
    justify-self: end;
  }
  small {
    color: ${token('color.text.secondary')};
  }
`;
