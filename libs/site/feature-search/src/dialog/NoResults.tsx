import { formatSupportPath, SiteLink, useLoginGate, SPORT_VENUE_PATH } from '@pavilion/site-contract';
import { formatHelpPath } from '@pavilion/site-help-content';
import { StateDrawing } from '@pavilion/ui-kit';
import type { MouseEvent } from 'react';
import { useSearchT } from '../messages/searchMessages.ts';
import { Nothing } from './SearchStyles.ts';

/** Props of {@link NoResults}. */
export interface NoResultsProps {
  readonly words: string;
  readonly close: () => void;
}

/** Names what can be done after a search without a result (SRC-03). */
export function NoResults({ words, close }: NoResultsProps) {
  const t = useSearchT();
  const requireLogin = useLoginGate();
  const enterSport = (event: MouseEvent) => {
    close();
    if (!requireLogin(SPORT_VENUE_PATH)) event.preventDefault();
  };
  return (
    <Nothing>
      <StateDrawing name="search" />
      <h3>{t('none.title', { words })}</h3>
      <ul>
        <li>{t('none.spelling')}</li>
        <li>{t('none.pinyin')}</li>
        <li>{t('none.ended')}</li>
      </ul>
      <nav aria-label={t('none.links')}>
        <SiteLink to={SPORT_VENUE_PATH} onClick={enterSport}>
          {t('none.sport')}
        </SiteLink>
        <SiteLink to="/game/egame" onClick={close}>
          {t('none.games')}
        </SiteLink>
        <SiteLink to={formatHelpPath('kh')} onClick={close}>
          {t('none.help')}
        </SiteLink>
        <SiteLink to={formatSupportPath()} onClick={close}>
          {t('none.service')}
        </SiteLink>
      </nav>
    </Nothing>
  );
}
