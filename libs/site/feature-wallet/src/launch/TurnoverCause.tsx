import { buildActivityPath, SiteLink } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { Link } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';

/** Links to the activities whose turnover keeps money at venues (6413), or else to the list of all requirements. */
export function TurnoverCause() {
  const t = useWalletT();
  const { data } = useRead('promotions.turnover', {});
  if (!data) return null;
  const causes = data.venues.flatMap(({ channelCode, activity }) => (activity ? [{ channelCode, activity }] : []));
  if (causes.length === 0) return <SiteLink to="/mine/welfare#turnover">{t('turnover.details')}</SiteLink>;
  return causes.map(({ channelCode, activity }) => (
    <Link key={channelCode} to={buildActivityPath(activity)}>
      {t('turnover.cause', { title: activity.title })}
    </Link>
  ));
}
