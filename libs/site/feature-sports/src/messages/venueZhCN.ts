import { dockZhCN } from './dockZhCN.ts';
import { zhCN } from './zhCN.ts';

/** Texts of the venue: board and dock. */
export const venueZhCN = { ...zhCN, ...dockZhCN } as const;
