import { slipActions, type OddsRule, type Slip } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { Checkbox } from '@pavilion/ui-kit';
import { ToolSelect } from '../board/ToolStyles.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { OptionRow } from './SlipStyles.ts';

const RULES: readonly (readonly [OddsRule, 'slip.ruleNone' | 'slip.ruleBetter' | 'slip.ruleAny'])[] = [
  ['none', 'slip.ruleNone'],
  ['better', 'slip.ruleBetter'],
  ['any', 'slip.ruleAny'],
];

/** Options of the slip: the odds-change rule (B7), and whether selections stay after placement. */
export function SlipOptions({ slip }: { readonly slip: Slip }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <>
      <OptionRow>
        <span id="sports-odds-rule">{t('slip.rule')}</span>
        <ToolSelect
          aria-labelledby="sports-odds-rule"
          title={t('slip.ruleHint')}
          value={slip.oddsRule}
          onChange={({ target }) => dispatch(slipActions.oddsRuleChanged(target.value as OddsRule))}
        >
          {RULES.map(([value, key]) => (
            <option key={value} value={value}>
              {t(key)}
            </option>
          ))}
        </ToolSelect>
      </OptionRow>
      <OptionRow>
        <Checkbox
          checked={slip.keepsPlaced}
          onChange={({ target }) => dispatch(slipActions.keepsPlacedChanged(target.checked))}
        >
          {t('slip.keepsPlaced')}
        </Checkbox>
      </OptionRow>
    </>
  );
}
