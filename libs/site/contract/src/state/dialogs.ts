import type { UnknownAction } from '@reduxjs/toolkit';

/** Texts and consequences of a tips or confirm dialog. Consequences are actions, for state holds no function. */
export interface NoticeDialog {
  /** Default: the warm reminder. */
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

/** Every dialog of the site and what it is opened with (DLG-01, DLG-02, DLG-07). */
export interface DialogMap {
  /** The login form. `notice` stands above it. */
  login: { readonly notice?: string };
  register: Record<never, never>;
  /** A forgotten password, in three steps. */
  forgot: Record<never, never>;
  /** Asks a guest to log in (DLG-01). `text` replaces the usual words; the login then leads to `wanted`, a path of the site. */
  loginPrompt: { readonly text?: string; readonly wanted?: string };
  tips: NoticeDialog;
  confirm: NoticeDialog;
  /** The captcha a page's own form is asked for; the auth dialogs show theirs inside themselves. */
  captcha: Record<never, never>;
  /** Login refused until the device is verified (6025 to 6029). `message` is the server's. */
  newDevice: { readonly phoneNumber?: string; readonly message?: string };
  /**
   * Takes money along into a venue, or enters without (DLG-04). An empty `gameCode` is the venue's hall. `turnoverText` is
   * what the server said when a launch was refused for unmet turnover (GAM-03).
   */
  enterVenue: { readonly enName: string; readonly gameCode: string; readonly turnoverText?: string };
  /** The chat: no dialog that stops the page, but a panel beside it, which stays through pages and logins (CHT-06). */
  chat: Record<never, never>;
}

export type DialogKind = keyof DialogMap;

/** One dialog to show. */
export type DialogRequest = { [K in DialogKind]: { readonly kind: K } & DialogMap[K] }[DialogKind];
