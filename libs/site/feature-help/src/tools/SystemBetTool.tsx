import { countUnits, listSystems, MAX_SELECTIONS } from '@pavilion/domain-sports';
import { Money, TableRoot, TableScroller } from '@pavilion/ui-kit';
import { Select } from '@pavilion/ui-kit/select';
import { useState } from 'react';
import { useHelpT } from '../messages/helpMessages.ts';
import { formatFigure } from './formatFigure.ts';
import { ToolBox } from './ToolBox.tsx';
import { useStakeField } from './useToolFields.tsx';

const LEG_COUNTS = Array.from({ length: MAX_SELECTIONS - 1 }, (_, index) => String(index + 2));

/** The systems of a number of matches: units of each, and the whole stake. */
export function SystemBetTool() {
  const t = useHelpT();
  const [legs, setLegs] = useState('4');
  const { stake, field: stakeField } = useStakeField('10', t('tool.unitStake'));
  const count = Number(legs);
  return (
    <ToolBox
      fields={
        <>
          <Select
            label={t('tool.legs')}
            options={LEG_COUNTS.map((value) => ({ value, label: t('tool.legsOf', { count: value }) }))}
            value={legs}
            onChange={setLegs}
          />
          {stakeField}
        </>
      }
    >
      {stake !== undefined && (
        <TableScroller>
          <TableRoot>
            <thead>
              <tr>
                <th scope="col">{t('tool.system')}</th>
                <th scope="col" data-align="end">
                  {t('tool.units')}
                </th>
                <th scope="col" data-align="end">
                  {t('tool.total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {listSystems(count).map((system) => {
                const [size = '', units = ''] = system.split('x');
                const unitCount = countUnits(system, count);
                return (
                  <tr key={system}>
                    <td>{t('tool.systemName', { legs: size, units })}</td>
                    <td data-align="end">{unitCount}</td>
                    <td data-align="end">
                      <Money sign="¥" text={formatFigure(stake * BigInt(unitCount))} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </TableRoot>
        </TableScroller>
      )}
    </ToolBox>
  );
}
