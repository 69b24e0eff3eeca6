/**
 * Reaction of the site to a code. `show` is the default: the server's message as a toast or dialog.
 *
 * `relogin` ERR-02, `captcha` ERR-03 (a value, not an error), `bindRealName` ERR-04, `venueActivity` ERR-07, `newDevice`
 * ERR-08. `maintenance`, `region`, `popup`, `suspended` and `retryLater` have their own design (ERR-10).
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
 * Codes with a reaction other than `show`.
 *
 * They are separate from `errorRows`, because a page needs them before the first error.
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

/** Returns the reaction to a code. An unknown code is shown (ERR-09). */
export function getReactionForCode(code: number): ErrorReaction {
  return (reactions as Readonly<Record<number, ErrorReaction>>)[code] ?? 'show';
}
