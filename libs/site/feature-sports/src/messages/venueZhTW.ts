import { pickZhTW } from '@pavilion/site-bet-ui/selections';
import { boardZhTW } from './boardZhTW.ts';
import { centreZhTW } from './centreZhTW.ts';
import { dockZhTW } from './dockZhTW.ts';
import { zhTW } from './zhTW.ts';

/** Texts of the venue in the Chinese of Taiwan. */
export const venueZhTW = { ...zhTW, ...boardZhTW, ...centreZhTW, ...pickZhTW, ...dockZhTW } as const;
