import { toastActions, useAppDispatch, useServices } from '@pavilion/site-contract';
import { Panel, PanelHead, SegmentedControl } from '@pavilion/ui-kit';
import { useWriteAction } from '../parts/useWriteAction.ts';
import { PanelLead, PauseKindBox } from './limitStyles.ts';
import { useLimitT } from './messages/limitMessages.ts';

const choices = [15, 30, 60, 120] as const;

/** Props of {@link ReminderPanel}. */
export interface ReminderPanelProps {
  /** Minutes that the member has chosen. */
  readonly minutes: number | undefined;
}

/** Time of play between two reality checks, at most as long as the jurisdiction allows (L1). */
export function ReminderPanel({ minutes }: ReminderPanelProps) {
  const t = useLimitT();
  const dispatch = useAppDispatch();
  const longest = useServices().brand.jurisdiction.realityCheckMinutes;
  const { run, isSending } = useWriteAction('limits.setReminder');
  const choose = async (choice: (typeof choices)[number]) => {
    if (await run({ minutes: choice }))
      dispatch(toastActions.shown({ kind: 'success', text: t('reminder.done', { minutes: choice }) }));
  };
  const offered = choices.filter((choice) => longest === 0 || choice <= longest);
  return (
    <Panel>
      <PanelHead>
        <h2>{t('reminder.title')}</h2>
      </PanelHead>
      <PauseKindBox as="div">
        <PanelLead>{t('reminder.lead')}</PanelLead>
        <SegmentedControl
          label={t('reminder.label')}
          value={String(minutes ?? longest)}
          segments={offered.map((choice) => ({
            value: String(choice),
            label: t('reminder.minutes', { minutes: choice }),
            isDisabled: isSending,
          }))}
          onChange={(value) => {
            const choice = offered.find((each) => String(each) === value);
            if (choice !== undefined) void choose(choice);
          }}
        />
      </PauseKindBox>
    </Panel>
  );
}
