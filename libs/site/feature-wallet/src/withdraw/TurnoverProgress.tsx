import { SiteLink } from '@pavilion/site-contract';
import { parseMinor } from '@pavilion/kernel';
import { Meter, Panel, PanelHead, Tag } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { useWalletT } from '../messages/walletMessages.ts';
import { Caption } from '../parts/walletStyles.ts';
import type { WithdrawInfo } from './withdrawOptions.ts';

/** Required and completed turnover before a withdrawal (decision 0008); nothing without a requirement. */
export function TurnoverProgress({ turnover }: Pick<WithdrawInfo, 'turnover'>) {
  const t = useWalletT();
  const [required, done] = [parseMinor(turnover.required) ?? 0n, parseMinor(turnover.done) ?? 0n];
  if (required === 0n) return null;
  return (
    <Panel>
      <PanelHead>
        <h2>{t('turnover.title')}</h2>
        <Tag tone={turnover.isMet ? 'success' : 'warning'}>
          {turnover.isMet ? t('turnover.met') : t('turnover.left', { amount: formatYuan(turnover.remaining) })}
        </Tag>
      </PanelHead>
      <Meter label={t('turnover.title')} value={Number((done * 1000n) / required)} max={1000} />
      <Caption>
        {t('turnover.done', { done: formatYuan(turnover.done), required: formatYuan(turnover.required) })}{' '}
        <SiteLink to="/mine/welfare#turnover">{t('turnover.details')}</SiteLink>
      </Caption>
    </Panel>
  );
}
