import { pickZhCN } from '@pavilion/site-bet-ui/selections';
import { boardZhCN } from './boardZhCN.ts';
import { centreZhCN } from './centreZhCN.ts';
import { dockZhCN } from './dockZhCN.ts';
import { zhCN } from './zhCN.ts';

/** Texts of the venue: board and dock. */
export const venueZhCN = { ...zhCN, ...boardZhCN, ...centreZhCN, ...pickZhCN, ...dockZhCN } as const;
