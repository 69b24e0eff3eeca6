import { dockZhTW } from './dockZhTW.ts';
import { marketZhTW } from './marketZhTW.ts';
import { zhTW } from './zhTW.ts';

/** Texts of the venue as Taiwan writes them. */
export const venueZhTW = { ...zhTW, ...marketZhTW, ...dockZhTW } as const;
