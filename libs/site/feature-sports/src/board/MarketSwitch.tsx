import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { getMarketName } from '@pavilion/site-bet-ui/selections';
import { SegmentedControl, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions, type MarketGroup } from '../state/deskSlice.ts';
import { selectDesk } from '../state/sportsState.ts';
import { listMarketGroups } from '../boardLayout/boardColumns.ts';

/** Choice of the markets of a board that is too narrow for all of them (DSK-06). */
export function MarketSwitch({ gameType }: { readonly gameType: string }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => selectDesk(state).marketGroup);
  const groups = listMarketGroups(gameType);
  const name = (group: MarketGroup) => (group === 'half' ? t('head.halfShort') : getMarketName(t, gameType, group));
  return (
    <Bar>
      <SegmentedControl<MarketGroup>
        label={t('tool.markets')}
        size="small"
        value={groups.includes(chosen) ? chosen : 'handicap'}
        segments={groups.map((value) => ({ value, label: name(value) }))}
        onChange={(group) => dispatch(deskActions.marketGroupChosen(group))}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  flex: none;
  padding: ${token('space.2')} ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
`;
