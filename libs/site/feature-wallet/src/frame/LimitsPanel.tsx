import { Panel, PanelHead, Skeleton } from '@pavilion/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { DetailList } from '../parts/walletStyles.ts';

/** Props of {@link LimitsPanel}. */
export interface LimitsPanelProps {
  /** Names and values. A value is `undefined` while it loads. The number of rows is constant, so that nothing moves. */
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Limits, fee and times of the chosen method. */
export function LimitsPanel({ rows }: LimitsPanelProps) {
  const t = useWalletT();
  return (
    <Panel>
      <PanelHead>
        <h2>{t('cashier.limits')}</h2>
      </PanelHead>
      <DetailList>
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value ?? <Skeleton width="6rem" height="1em" />}</dd>
          </Fragment>
        ))}
      </DetailList>
    </Panel>
  );
}
