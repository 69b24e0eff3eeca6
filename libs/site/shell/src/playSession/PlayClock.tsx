import { useServices, useT } from '@pavilion/site-contract';
import { computeDayStart } from '@pavilion/site-contract/time';
import { token } from '@pavilion/ui-kit';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { memberMessages } from '../messages/memberMessages.ts';
import { Figures, NetFigure } from './PlayFigures.tsx';
import { continuePlaySession } from './playSession.ts';
import { usePlayTotals } from './usePlayTotals.ts';
import { useStayText } from './useStayText.ts';

const TICK_MS = 15_000;

/** Time of the play session and net result of today, in the member menu, as the jurisdiction requires (ruling L1). */
export function PlayClock() {
  const { brand } = useServices();
  const { showsSessionClock, showsNetPosition } = brand.jurisdiction;
  if (!showsSessionClock && !showsNetPosition) return null;
  return (
    <Frame>
      {showsSessionClock && <Stay />}
      {showsNetPosition && <NetToday />}
    </Frame>
  );
}

function Stay() {
  const t = useT(memberMessages);
  const format = useStayText();
  const { clock, session, store } = useServices();
  const measure = () => {
    const now = clock.now();
    return now - continuePlaySession(store, { userId: session.getState().userId ?? '', now }).startedAt;
  };
  const [ms, setMs] = useState(measure);
  useEffect(() => clock.after(TICK_MS, () => setMs(measure())));
  return (
    <>
      <dt>{t('play.clock')}</dt>
      <dd data-testid="play-clock">{format(ms)}</dd>
    </>
  );
}

function NetToday() {
  const t = useT(memberMessages);
  const { clock } = useServices();
  const play = usePlayTotals(computeDayStart(clock.now(), 0));
  return (
    <>
      <dt>{t('play.netToday')}</dt>
      <dd data-testid="net-today">
        <NetFigure play={play} />
      </dd>
    </>
  );
}

const Frame = styled(Figures)`
  padding: ${token('space.2')} ${token('space.3')} ${token('space.3')};
  margin-bottom: ${token('space.2')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  font-size: ${token('font.size.caption')};
`;
