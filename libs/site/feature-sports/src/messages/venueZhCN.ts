import { boardZhCN } from './boardZhCN.ts';
import { dockZhCN } from './dockZhCN.ts';
import { marketZhCN } from './marketZhCN.ts';
import { zhCN } from './zhCN.ts';

/** Texts of the venue: board and dock. */
export const venueZhCN = { ...zhCN, ...boardZhCN, ...marketZhCN, ...dockZhCN } as const;
