import { boardZhTW } from './boardZhTW.ts';
import { dockZhTW } from './dockZhTW.ts';
import { marketZhTW } from './marketZhTW.ts';
import { zhTW } from './zhTW.ts';

/** Texts of the venue as Taiwan writes them. */
export const venueZhTW = { ...zhTW, ...boardZhTW, ...marketZhTW, ...dockZhTW } as const;
