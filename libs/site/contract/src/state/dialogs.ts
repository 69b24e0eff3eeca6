import type { UnknownAction } from '@reduxjs/toolkit';
import type { Member } from './sessionSlice.ts';

/** Texts and effects of a tips or confirm dialog. Effects are actions, because the state cannot hold functions. */
export interface NoticeDialog {
  /** Default: the text of the standard title 温馨提示. */
  readonly title?: string;
  readonly text: string;
  readonly ok?: string;
  /** Shown only when given, or always for `confirm`. */
  readonly cancel?: string;
  readonly okAction?: UnknownAction;
  readonly cancelAction?: UnknownAction;
  /** Path of the site to go to on OK. */
  readonly okPath?: string;
}

/** Dialogs of the site and their parameters (DLG-01, DLG-02, DLG-07). */
export interface DialogMap {
  /** Login form. `notice` is shown above it. */
  login: { readonly notice?: string };
  register: Record<never, never>;
  /** Password reset in three steps. */
  forgot: Record<never, never>;
  /** Prompt for a guest to log in (DLG-01). `text` replaces the default text. The login then opens the path `wanted`. */
  loginPrompt: { readonly text?: string; readonly wanted?: string };
  tips: NoticeDialog;
  confirm: NoticeDialog;
  /**
   * Prompt to complete the real name after the code 6449 (ERR-04). `text` is the message of the server, `wanted` the path to
   * return to after the binding.
   */
  realName: { readonly text?: string; readonly wanted: string };
  /** Reality check of the jurisdiction (ruling L1). `startedAt`: start of the play session, milliseconds since 1970. */
  realityCheck: { readonly startedAt: number };
  /** Captcha of a form on a page. The auth dialogs show their captcha themselves. */
  captcha: Record<never, never>;
  /** New-device check after a refused login (6025 to 6029). `message` is the message of the server. */
  newDevice: { readonly phoneNumber?: string; readonly message?: string };
  /**
   * Entry into a venue, with or without a transfer of money (DLG-04). An empty `gameCode` is the lobby of the venue.
   * `turnoverText` is the message of the server if a launch was refused for unmet turnover (GAM-03).
   */
  enterVenue: { readonly enName: string; readonly gameCode: string; readonly turnoverText?: string };
  /** Refusal for unmet turnover (6413), with the message of the server: money cannot leave venues, or the centre wallet. */
  turnoverLock: { readonly place: 'venues' | 'wallet'; readonly text: string };
  /** Unread messages that are shown after a login. */
  letters: { readonly letters: NonNullable<Member['forcedLetters']> };
  /** Choice or upload of the member's picture (USR-03). */
  avatar: Record<never, never>;
  /** Chat. A panel next to the page, not a modal dialog; it stays open across pages and logins (CHT-06). */
  chat: Record<never, never>;
  /** Step of the guided tutorial. A card next to the page, not a modal dialog; it stays open across pages. */
  tutorial: { readonly chapter: string; readonly step: number };
  /** Search of the site (SRC-01). */
  search: Record<never, never>;
}

export type DialogKind = keyof DialogMap;

/** One dialog to show. */
export type DialogRequest = { [K in DialogKind]: { readonly kind: K } & DialogMap[K] }[DialogKind];
