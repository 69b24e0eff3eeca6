import { Dialog } from '@pavilion/ui-kit/dialog';
import { useGamesT } from '../messages/gamesMessages.ts';
import { MatchPanel, type MatchPanelProps } from './MatchPanel.tsx';

/** Panel of a match in a narrow window. */
export function MatchDialog(panel: MatchPanelProps) {
  const t = useGamesT();
  return (
    <Dialog isOpen title={t('panel.title')} closeLabel={t('close')} onClose={panel.onClose}>
      <MatchPanel {...panel} />
    </Dialog>
  );
}
