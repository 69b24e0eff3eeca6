import { computeScenarios, formatLine, formatWireLine, type ScenarioRow, type Side } from '@pavilion/domain-sports';
import { Money, SegmentedControl, TableRoot, TableScroller, token } from '@pavilion/ui-kit';
import { Select } from '@pavilion/ui-kit/select';
import { useState } from 'react';
import styled from 'styled-components';
import { useHelpT } from '../messages/helpMessages.ts';
import { formatFigure, formatResult } from './formatFigure.ts';
import { formatScenarioRange } from './formatScenarioRange.ts';
import { ToolBox } from './ToolBox.tsx';
import { usePriceField, useStakeField } from './useToolFields.tsx';

type Market = 'handicap' | 'total';

/** Sides and lines (in quarters) of each market. A handicap is written for the home side. */
const MARKETS = {
  handicap: { playCode: 'R', sides: ['H', 'C'], from: -12, to: 12, initial: -3 },
  total: { playCode: 'OU', sides: ['O', 'U'], from: 2, to: 20, initial: 11 },
} as const satisfies Record<Market, unknown>;

const SIDE_KEYS = { H: 'tool.side.home', C: 'tool.side.away', O: 'tool.side.over', U: 'tool.side.under' } as const;

const listLines = ({ from, to }: { readonly from: number; readonly to: number }): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => formatWireLine(from + index));

/** Table of all results of a handicap or a total, for any line, price and stake. */
export function LineTool({ market }: { readonly market: Market }) {
  const t = useHelpT();
  const { playCode, sides, initial, ...range } = MARKETS[market];
  const [side, setSide] = useState<Side>(sides[0]);
  const [line, setLine] = useState(formatWireLine(initial));
  const { price, field: priceField } = usePriceField('0.91');
  const { stake, field: stakeField } = useStakeField('200');
  const table =
    price === undefined || stake === undefined
      ? undefined
      : computeScenarios({ gameType: 'FT', playCode, side, line, price }, stake);
  return (
    <ToolBox
      fields={
        <>
          <SideField>
            <span aria-hidden="true">{t('tool.side')}</span>
            <SegmentedControl
              isWide
              label={t('tool.side')}
              segments={sides.map((value) => ({ value: value as Side, label: t(SIDE_KEYS[value]) }))}
              value={side}
              onChange={setSide}
            />
          </SideField>
          <Select
            label={t(`tool.line.${market}`)}
            options={listLines(range).map((value) => ({ value, label: formatLine(value, side) }))}
            value={line}
            onChange={setLine}
          />
          {priceField}
          {stakeField}
        </>
      }
    >
      {table && <ScenarioTable market={market} rows={[...table.rows].reverse()} />}
    </ToolBox>
  );
}

function ScenarioTable({ market, rows }: { readonly market: Market; readonly rows: readonly ScenarioRow[] }) {
  const t = useHelpT();
  return (
    <TableScroller>
      <TableRoot>
        <thead>
          <tr>
            <th scope="col">{t(market === 'handicap' ? 'tool.margin' : 'tool.goals')}</th>
            <th scope="col">{t('tool.result')}</th>
            <th scope="col" data-align="end">
              {t('tool.net')}
            </th>
            <th scope="col" data-align="end">
              {t('tool.returns')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.from ?? ''}:${row.to ?? ''}`}>
              <td>{formatScenarioRange(t, market, row)}</td>
              <td>{t(`code.${row.code as 'W' | 'LW' | 'P' | 'LL' | 'L'}`)}</td>
              <td data-align="end">
                <Money text={formatResult(row.net)} tone={row.net > 0n ? 'gain' : row.net < 0n ? 'loss' : 'plain'} />
              </td>
              <td data-align="end">
                <Money sign="¥" text={formatFigure(row.returns)} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableRoot>
    </TableScroller>
  );
}

/** Looks like the labelled fields beside it. The group itself is named by its label. */
const SideField = styled.div`
  display: grid;
  gap: ${token('space.1')};
  > span {
    font-size: ${token('font.size.caption')};
    color: ${token('color.text.secondary')};
  }
`;
