import {
  slipActions,
  getSlipSystems,
  getSystemSizes,
  listSystems,
  countUnits,
  type Slip,
  type SystemName,
} from '@pavilion/domain-sports';
import { useBetT, formatSystemName } from '@pavilion/site-bet-ui';
import { useAppDispatch } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useSportsT } from '../messages/sportsT.ts';
import { Collapsible } from '../parts/SlipStyles.ts';

/**
 * System bets of a parlay: combinations of one size, and the mixed types in a collapsible part (SLP-06). Each set of
 * combinations has one button: 4x6 of 4 selections is the same bet as 2x1.
 */
export function SystemPicker({ slip }: { readonly slip: Slip }) {
  const t = useSportsT();
  const legs = slip.selections.length;
  const all = listSystems(legs);
  if (legs < 2) return null;
  const plain = all.filter((system) => system.endsWith('x1'));
  const mixed = all.filter((system) => getSystemSizes(system, legs).length > 1);
  return (
    <>
      <Chips role="group" aria-label={t('series.systems')}>
        {plain.toReversed().map((system) => (
          <SystemChip key={system} slip={slip} system={system} />
        ))}
      </Chips>
      {mixed.length > 0 && (
        <Collapsible open={slip.systems.some((system) => mixed.includes(system)) || undefined}>
          <summary>{t('series.mixed', { count: mixed.length })}</summary>
          <Chips role="group" aria-label={t('series.mixed', { count: mixed.length })}>
            {mixed.map((system) => (
              <SystemChip key={system} slip={slip} system={system} />
            ))}
          </Chips>
        </Collapsible>
      )}
    </>
  );
}

/** Finds the system on the slip with the same combinations; a stored slip may have the other name. */
function findPlayedSystem(slip: Slip, system: SystemName): SystemName | undefined {
  const legs = slip.selections.length;
  const sizes = getSystemSizes(system, legs).join();
  return getSlipSystems(slip).find((played) => getSystemSizes(played, legs).join() === sizes);
}

function SystemChip({ slip, system }: { readonly slip: Slip; readonly system: SystemName }) {
  const t = useSportsT();
  const betT = useBetT();
  const dispatch = useAppDispatch();
  const units = countUnits(system, slip.selections.length);
  const played = findPlayedSystem(slip, system);
  return (
    <Chip
      type="button"
      aria-pressed={played !== undefined}
      onClick={() => dispatch(slipActions.systemToggled(played ?? system))}
    >
      <span>{formatSystemName(system, betT)}</span>
      <small>{t('series.count', { count: units })}</small>
    </Chip>
  );
}

const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space.2')};
`;

const Chip = styled.button`
  display: grid;
  justify-items: center;
  gap: 0.125rem;
  padding: ${token('space.1')} ${token('space.1')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  font-size: ${token('font.size.caption')};
  line-height: ${token('font.leading.tight')};
  white-space: nowrap;
  cursor: pointer;
  > small {
    color: ${token('color.text.muted')};
    font-size: inherit;
  }
  &:hover {
    border-color: ${token('color.line.strong')};
  }
  &[aria-pressed='true'] {
    border-color: ${token('color.accent.fill')};
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  &[aria-pressed='true'] > small {
    color: inherit;
    font-weight: ${token('font.weight.regular')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 2px;
  }
`;
