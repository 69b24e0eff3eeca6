import { useWrite } from '@pavilion/site-data';
import { Button, Notice, Panel, PanelHead, token } from '@pavilion/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import type { ActivityInfo } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { formatMinute } from '../parts/formatMinute.ts';

/** Quits an activity that the member joined, after listing what that gives up (§1). */
export function QuitPanel({ info }: { readonly info: ActivityInfo }) {
  const t = useActivityT();
  const [isAsking, setAsking] = useState(false);
  const { send, isSending, failure } = useWrite('promotions.quit');
  const { activityId, quitTime, quitTerms } = info;
  if (quitTime !== undefined) return <Notice>{t('quit.done', { time: formatMinute(quitTime) })}</Notice>;
  if (!quitTerms) return null;
  const quit = async () => {
    const { isDone } = await send({ activityId });
    if (isDone) setAsking(false);
  };
  return (
    <Panel>
      <PanelHead>
        <h2>{t('quit.title')}</h2>
        {!isAsking && (
          <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
            {t('quit.ask')}
          </Button>
        )}
      </PanelHead>
      {isAsking && (
        <>
          <p>{t('quit.lost')}</p>
          <Lost data-testid="quit-terms">
            {quitTerms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </Lost>
          {failure && (
            <Notice role="alert" data-tone="danger">
              {failure.serverText ?? t('quit.failed')}
            </Notice>
          )}
          <Actions>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('quit.stay')}
            </Button>
            <Button variant="danger" disabled={isSending} onClick={() => void quit()}>
              {t('quit.confirm')}
            </Button>
          </Actions>
        </>
      )}
    </Panel>
  );
}

const Lost = styled.ul`
  display: grid;
  gap: ${token('space.1')};
  margin: ${token('space.3')} 0;
  padding-left: ${token('space.5')};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space.3')};
  margin-top: ${token('space.4')};
`;
