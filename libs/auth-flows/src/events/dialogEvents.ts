import { createAction } from '@reduxjs/toolkit';

/** Texts of a notice dialog. Without `title` it has the default title, without `cancel` no cancel button. */
export interface TipsText {
  readonly title?: string;
  readonly text: string;
  readonly ok?: string;
  readonly cancel?: string;
}

/** Dialog events of the whole site (DLG-07), as actions. The sender does not depend on the component that shows them. */
export const dialogEvents = {
  loginTipsShown: createAction('dialog/loginTipsShown'),
  tipsShown: createAction<TipsText>('dialog/tipsShown'),
  /** `closesItself` closes the dialog after 3 s (DLG-03). */
  loadingShown: createAction<{ readonly text?: string; readonly closesItself?: boolean }>('dialog/loadingShown'),
  loadingDismissed: createAction('dialog/loadingDismissed'),
  enterVenueShown: createAction<{ readonly enName: string; readonly gameCode?: string }>('dialog/enterVenueShown'),
  eGameTabChanged: createAction<{ readonly tab: string }>('dialog/eGameTabChanged'),
} as const;
