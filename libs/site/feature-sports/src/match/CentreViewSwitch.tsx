import { SegmentedControl } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { CENTRE_VIEWS, type CentreView } from './centreViews.ts';
import { ViewSwitch } from './MatchPageStyles.ts';

/** Props of {@link CentreViewSwitch}. */
export interface CentreViewSwitchProps {
  readonly view: CentreView;
  readonly onChange: (view: CentreView) => void;
}

/** Choice of the part of the match page that is shown on a narrow pane. A wide pane shows all and hides the choice. */
export function CentreViewSwitch({ view, onChange }: CentreViewSwitchProps) {
  const t = useSportsT();
  return (
    <ViewSwitch>
      <SegmentedControl<CentreView>
        label={t('centre.views')}
        isWide
        value={view}
        onChange={onChange}
        segments={CENTRE_VIEWS.map((value) => ({ value, label: t(`centre.view.${value}`) }))}
      />
    </ViewSwitch>
  );
}
