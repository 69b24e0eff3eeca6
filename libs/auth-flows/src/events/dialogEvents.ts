import { createAction } from '@reduxjs/toolkit';

/** Texts of a tips dialog; a title left out is the warm reminder, a cancel left out is no button. */
export interface TipsText {
  readonly title?: string;
  readonly text: string;
  readonly ok?: string;
  readonly cancel?: string;
}

/** The dialog events of the whole site (DLG-07), as actions any part may send without knowing who shows them. */
export const dialogEvents = {
  loginTipsShown: createAction('dialog/loginTipsShown'),
  tipsShown: createAction<TipsText>('dialog/tipsShown'),
  /** `closesItself`: after 3 s (DLG-03). */
  loadingShown: createAction<{ readonly text?: string; readonly closesItself?: boolean }>('dialog/loadingShown'),
  loadingDismissed: createAction('dialog/loadingDismissed'),
  enterVenueShown: createAction<{ readonly enName: string; readonly gameCode?: string }>('dialog/enterVenueShown'),
  eGameTabChanged: createAction<{ readonly tab: string }>('dialog/eGameTabChanged'),
} as const;
