import { Button, Panel, PanelHead, SegmentedControl } from '@pavilion/ui-kit';
import { useState } from 'react';
import { PanelLead, PauseGrid, PauseKindBox } from './limitStyles.ts';
import { useLimitT } from './messages/limitMessages.ts';
import { PauseDialog } from './PauseDialog.tsx';
import type { PauseChoice } from './playerLimits.ts';

const lengths = {
  timeOut: ['24h', '7d', '30d'],
  selfExclusion: ['6m', '1y', '5y'],
} as const satisfies Record<PauseChoice['kind'], readonly PauseChoice['length'][]>;

/** Starts a time-out or a self-exclusion after a confirmation. */
export function PausePanel() {
  const t = useLimitT();
  const [choice, setChoice] = useState<PauseChoice>();
  return (
    <Panel>
      <PanelHead>
        <h2>{t('pause.title')}</h2>
      </PanelHead>
      <PanelLead>{t('pause.lead')}</PanelLead>
      <PauseGrid>
        <PauseKind kind="timeOut" onStart={setChoice} />
        <PauseKind kind="selfExclusion" onStart={setChoice} />
      </PauseGrid>
      {choice && <PauseDialog choice={choice} onClose={() => setChoice(undefined)} />}
    </Panel>
  );
}

/** Props of {@link PauseKind}. */
interface PauseKindProps {
  readonly kind: PauseChoice['kind'];
  readonly onStart: (choice: PauseChoice) => void;
}

function PauseKind({ kind, onStart }: PauseKindProps) {
  const t = useLimitT();
  const [length, setLength] = useState<PauseChoice['length']>(lengths[kind][0]);
  const name = t(`pause.${kind}`);
  return (
    <PauseKindBox aria-label={name}>
      <h3>{name}</h3>
      <p>{t(`pause.${kind}Hint`)}</p>
      <SegmentedControl
        label={t('pause.length', { kind: name })}
        value={length}
        segments={lengths[kind].map((value) => ({ value, label: t(`length.${value}`) }))}
        onChange={setLength}
      />
      <Button onClick={() => onStart({ kind, length })}>{t('pause.start', { kind: name })}</Button>
    </PauseKindBox>
  );
}
