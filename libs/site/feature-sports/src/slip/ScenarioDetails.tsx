import {
  findPlay,
  computeSelectionStake,
  computeScenarios,
  type Match,
  type Selection,
  type Slip,
  type ScenarioTable,
} from '@pavilion/domain-sports';
import { formatMinor } from '@pavilion/kernel';
import { getNetTone, getResultName, useBetT } from '@pavilion/site-bet-ui';
import { formatCny } from '@pavilion/wallet';
import { useMatch } from '../live/useMatch.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { Collapsible, ScenarioGrid } from '../parts/SlipStyles.ts';
import { formatSelectionName } from '../parts/formatSelectionName.ts';
import { formatRange } from '../parts/formatRange.ts';

/** Props of {@link ScenarioDetails}. */
export interface ScenarioDetailsProps {
  readonly slip: Slip;
  readonly selection: Selection;
}

/** Scenario table of a selection before the bet is placed; nothing without an amount. */
export function ScenarioDetails({ slip, selection }: ScenarioDetailsProps) {
  const t = useSportsT();
  const table = useScenarioTable(slip, selection);
  if (!table) return null;
  return (
    <Collapsible>
      <summary>{t('scenario.title')}</summary>
      <ScenarioResults table={table} selection={selection} />
    </Collapsible>
  );
}

function useScenarioTable(slip: Slip, selection: Selection): ScenarioTable | undefined {
  const match = useMatch(selection.gameId);
  const offered = { ...selection, agreed: selection.latest };
  const stake = computeSelectionStake(offered, slip.entry);
  if (!stake || selection.status === 'closed' || selection.status === 'started') return undefined;
  const { gameType, playCode, side, latest } = selection;
  const scoreAtBet = findPlay(playCode)?.isInPlay === true ? getFullTimeScore(match) : undefined;
  return computeScenarios(
    { gameType, playCode, side, line: latest.line, price: latest.price, ...(scoreAtBet && { scoreAtBet }) },
    stake,
  );
}

function getFullTimeScore(match: Match | undefined) {
  const score = match?.score;
  return score?.home.fullTime === undefined ? undefined : { home: score.home.fullTime, away: score.away.fullTime ?? 0 };
}

function ScenarioResults({ table, selection }: { readonly table: ScenarioTable; readonly selection: Selection }) {
  const t = useSportsT();
  const betT = useBetT();
  const team = selection.side === 'C' ? selection.awayName : selection.homeName;
  return (
    <ScenarioGrid aria-label={t('scenario.of', { name: formatSelectionName(t, selection, selection.latest.line) })}>
      <thead>
        <tr>
          <th scope="col">{table.axis === 'margin' ? t('scenario.margin', { team }) : t(`scenario.${table.axis}`)}</th>
          <th scope="col">{t('scenario.result')}</th>
          <th scope="col">{t('scenario.net')}</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={`${row.from} ${row.to}`}>
            <td>{formatRange(t, table.axis, row)}</td>
            <td>{getResultName(row.code, betT)}</td>
            <td data-tone={getNetTone(formatMinor(row.net))}>
              {formatCny(row.net, { symbol: false, decimals: 'always', plus: true })}
            </td>
          </tr>
        ))}
      </tbody>
    </ScenarioGrid>
  );
}
