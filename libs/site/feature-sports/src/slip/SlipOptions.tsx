import { slipActions, type OddsRule, type Slip } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { Checkbox } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import { ToolSelect } from '../boardTools/ToolStyles.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { OptionRow, RuleRow } from '../parts/SlipStyles.ts';

const RULES: readonly (readonly [OddsRule, 'slip.ruleNone' | 'slip.ruleBetter' | 'slip.ruleAny'])[] = [
  ['none', 'slip.ruleNone'],
  ['better', 'slip.ruleBetter'],
  ['any', 'slip.ruleAny'],
];

/** Choice whether selections stay after placement. */
export function SlipOptions({ slip }: { readonly slip: Slip }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <OptionRow>
      <Checkbox
        checked={slip.keepsPlaced}
        onChange={({ target }) => dispatch(slipActions.keepsPlacedChanged(target.checked))}
      >
        {t('slip.keepsPlaced')}
      </Checkbox>
    </OptionRow>
  );
}

/** Odds-change rule below the button that it governs (B7), and the in-play delay. A choice never places. */
export function OddsRuleRow({ slip, children }: { readonly slip: Slip; readonly children?: ReactNode }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <RuleRow>
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
      {children}
    </RuleRow>
  );
}
