import { dockZhCN } from './dockZhCN.ts';
import { marketZhCN } from './marketZhCN.ts';
import { zhCN } from './zhCN.ts';

/** Texts of the venue: board and dock. */
export const venueZhCN = { ...zhCN, ...marketZhCN, ...dockZhCN } as const;
