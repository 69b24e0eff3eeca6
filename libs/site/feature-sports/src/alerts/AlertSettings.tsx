import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Switch, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useSportsT } from '../messages/sportsT.ts';
import { alertActions, selectAlerts } from './alertSlice.ts';
import { playChime } from './playChime.ts';

/** Switches for score alerts and for their sound. Turning the sound on plays it once. */
export function AlertSettings() {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { isOn, hasSound } = useAppSelector(selectAlerts);
  const chooseSound = (isWanted: boolean) => {
    dispatch(alertActions.soundChosen(isWanted));
    if (isWanted) playChime();
  };
  return (
    <Row role="group" aria-label={t('alert.settings')}>
      <Switch checked={isOn} onChange={({ target }) => dispatch(alertActions.alertsChosen(target.checked))}>
        {t('alert.on')}
      </Switch>
      <Switch checked={isOn && hasSound} disabled={!isOn} onChange={({ target }) => chooseSound(target.checked)}>
        {t('alert.sound')}
      </Switch>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.5')};
  padding: ${token('space.3')} ${token('space.4')};
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;
