import { computeWinnings, formatOdds, type OddsType } from '@pavilion/domain-sports';
import { Money, TableRoot, TableScroller } from '@pavilion/ui-kit';
import { useHelpT } from '../messages/helpMessages.ts';
import { formatFigure } from './formatFigure.ts';
import { ToolBox } from './ToolBox.tsx';
import { usePriceField, useStakeField } from './useToolFields.tsx';

const TYPES: readonly OddsType[] = ['H', 'E', 'M', 'I'];

/** One price in the four odds types, and what it wins, which is the same in all of them. */
export function OddsTypesTool() {
  const t = useHelpT();
  const { price, field: priceField } = usePriceField('0.85');
  const { stake, field: stakeField } = useStakeField('200');
  return (
    <ToolBox
      fields={
        <>
          {priceField}
          {stakeField}
        </>
      }
    >
      {price !== undefined && stake !== undefined && (
        <TableScroller>
          <TableRoot>
            <thead>
              <tr>
                <th scope="col">{t('tool.type')}</th>
                <th scope="col" data-align="end">
                  {t('tool.shown')}
                </th>
                <th scope="col" data-align="end">
                  {t('tool.wins', { stake: formatFigure(stake) })}
                </th>
              </tr>
            </thead>
            <tbody>
              {TYPES.map((type) => (
                <tr key={type}>
                  <td>{t(`type.${type}`)}</td>
                  <td data-align="end">
                    <Money text={formatOdds(price, type)} />
                  </td>
                  <td data-align="end">
                    <Money sign="¥" text={formatFigure(computeWinnings(stake, price))} />
                  </td>
                </tr>
              ))}
            </tbody>
          </TableRoot>
        </TableScroller>
      )}
    </ToolBox>
  );
}
