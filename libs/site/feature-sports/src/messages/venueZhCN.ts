import { pickZhCN } from '@pavilion/site-bet-ui/selections';
import { boardZhCN } from './boardZhCN.ts';
import { dockZhCN } from './dockZhCN.ts';
import { zhCN } from './zhCN.ts';

/** Texts of the venue: board and dock. */
export const venueZhCN = { ...zhCN, ...boardZhCN, ...pickZhCN, ...dockZhCN } as const;
