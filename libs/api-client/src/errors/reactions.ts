/**
 * What the site does about a code. `show` is the default of every code whose behaviour the specification does not
 * show: the server's message as a toast or dialog.
 *
 * `relogin` ERR-02, `captcha` ERR-03 (a value, not an error), `bindRealName` ERR-04, `venueActivity` ERR-07,
 * `newDevice` ERR-08; `maintenance`, `region`, `popup`, `suspended` and `retryLater` have a design of their own (ERR-10).
 */
export type ErrorReaction =
  | 'none'
  | 'show'
  | 'relogin'
  | 'captcha'
  | 'newDevice'
  | 'bindRealName'
  | 'maintenance'
  | 'venueActivity'
  | 'region'
  | 'popup'
  | 'suspended'
  | 'retryLater'
  | 'customerService';

/**
 * The codes a page must know before any error happens: those that do something other than `show`.
 *
 * Kept apart from `errorRows`, because this is all of the catalogue a first page loads.
 */
export const reactions = {
  6000: 'none',
  6001: 'relogin',
  6011: 'retryLater',
  6013: 'maintenance',
  6021: 'captcha',
  6022: 'captcha',
  6025: 'newDevice',
  6026: 'newDevice',
  6027: 'newDevice',
  6028: 'newDevice',
  6029: 'newDevice',
  6030: 'customerService',
  6031: 'region',
  6032: 'region',
  6033: 'region',
  6034: 'retryLater',
  6066: 'retryLater',
  6316: 'maintenance',
  6413: 'venueActivity',
  6415: 'maintenance',
  6449: 'bindRealName',
  6501: 'popup',
  6502: 'suspended',
} as const satisfies Record<number, ErrorReaction>;

/** Reads the reaction to a code; a code nobody knows is shown like any other and never breaks a screen (ERR-09). */
export function getReactionForCode(code: number): ErrorReaction {
  return (reactions as Readonly<Record<number, ErrorReaction>>)[code] ?? 'show';
}
