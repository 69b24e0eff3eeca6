import { dockZhTW } from './dockZhTW.ts';
import { zhTW } from './zhTW.ts';

/** Texts of the venue as Taiwan writes them. */
export const venueZhTW = { ...zhTW, ...dockZhTW } as const;
