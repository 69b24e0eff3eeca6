import { formatInstant } from '@pavilion/site-contract/time';
import { Notice } from '@pavilion/ui-kit';
import { useLimitT } from './messages/limitMessages.ts';
import type { PlayerLimits } from './playerLimits.ts';

/** Props of {@link PauseNotice}. */
export interface PauseNoticeProps {
  readonly pause: PlayerLimits['pause'];
}

/** Running pause of play with its end. */
export function PauseNotice({ pause }: PauseNoticeProps) {
  const t = useLimitT();
  if (!pause) return null;
  const time = formatInstant(pause.endsAt).slice(0, 16);
  return (
    <Notice data-tone="warning">
      <div>
        <strong>{t('pause.active', { kind: t(`pause.${pause.kind}`), time })}</strong>
        {t('pause.activeText')}
      </div>
    </Notice>
  );
}
