import { parseMinor } from '@pavilion/kernel';
import { Panel, PanelHead, Table, TextField } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { useState } from 'react';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { computeRebate } from './computeRebate.ts';
import type { RebateRange } from './vipData.ts';
import { Calculator } from './vipStyles.ts';

/** Turnover of the calculator at first, yuan. */
const FIRST_TURNOVER = '10000';

/** Rebate of each game category, with the amount for a turnover that the player types. */
export function RebatePanel({ rebates }: { readonly rebates: readonly RebateRange[] }) {
  const t = useMemberCentreT();
  const [typed, setTyped] = useState(FIRST_TURNOVER);
  const parsed = parseMinor(typed.replace(/,/g, ''));
  const turnover = parsed !== undefined && parsed >= 0n ? parsed : undefined;
  const formatRebate = (rate: string) => formatYuan(turnover === undefined ? undefined : computeRebate(turnover, rate));
  return (
    <Panel data-flush="">
      <Calculator>
        <PanelHead>
          <h2>{t('vip.rebates')}</h2>
        </PanelHead>
        <TextField
          label={t('vip.turnover')}
          inputMode="decimal"
          maxLength={12}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(turnover === undefined && { error: t('vip.turnoverInvalid') })}
        />
      </Calculator>
      <Table
        caption={t('vip.rebates')}
        rows={rebates}
        rowKey={({ category }) => category}
        columns={[
          { id: 'category', header: t('vip.category'), cell: ({ category }) => t(`vip.category.${category}`) },
          { id: 'low', header: t('vip.low'), align: 'end', isFigure: true, cell: ({ low }) => `${low}%` },
          { id: 'high', header: t('vip.high'), align: 'end', isFigure: true, cell: ({ high }) => `${high}%` },
          { id: 'own', header: t('vip.own'), align: 'end', isFigure: true, cell: ({ own }) => <strong>{own}%</strong> },
          {
            id: 'amount',
            header: t('vip.rebateAmount'),
            align: 'end',
            isFigure: true,
            cell: ({ own }) => formatRebate(own),
          },
        ]}
      />
    </Panel>
  );
}
