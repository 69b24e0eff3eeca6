import { useT } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { Notice } from '@pavilion/ui-kit';
import { pauseMessages } from '../messages/pauseMessages.ts';
import { PAUSE_NOTICE_ID } from './pauseNoticeId.ts';
import type { PlayPause } from './playerLimits.ts';
import { usePlayPause } from './usePlayPause.ts';

/** Running pause of play with its end and what it excludes; nothing without one. */
export function PauseNotice() {
  const pause = usePlayPause();
  return pause && <RunningPause pause={pause} />;
}

function RunningPause({ pause: { kind, endsAt } }: { readonly pause: PlayPause }) {
  const t = useT(pauseMessages);
  const time = formatInstant(endsAt).slice(0, 16);
  return (
    <Notice id={PAUSE_NOTICE_ID} data-tone="warning">
      <div>
        <strong>{t('active', { kind: t(kind), time })}</strong>
        {t('activeText')}
      </div>
    </Notice>
  );
}
