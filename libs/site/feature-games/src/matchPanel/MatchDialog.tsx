import { Dialog } from '@pavilion/ui-kit/dialog';
import { useGamesT } from '../messages/gamesMessages.ts';
import { MatchPanel, type MatchPanelProps } from './MatchPanel.tsx';

/** Props of {@link MatchDialog}. */
export interface MatchDialogProps extends MatchPanelProps {
  readonly onClose: () => void;
}

/** Panel of a match in a narrow window. */
export function MatchDialog({ onClose, ...panel }: MatchDialogProps) {
  const t = useGamesT();
  return (
    <Dialog isOpen title={t('panel.title')} closeLabel={t('close')} onClose={onClose}>
      <MatchPanel {...panel} />
    </Dialog>
  );
}
