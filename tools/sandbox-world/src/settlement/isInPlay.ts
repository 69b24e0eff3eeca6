import type { PlayCode } from '../definitions/worldTypes.ts';

/** Whether a play is offered on a running match: RE, HRE, RT and the like; the handicap before the start is R or HR. */
export const isInPlay = (w: PlayCode): boolean => /^H?R./.test(w);
