import type { Translated } from '@pavilion/site-contract';
import { betZhTW } from './betZhTW.ts';
import type { gamesZhCN } from './gamesZhCN.ts';
import { zhTW } from './zhTW.ts';

/** All texts of the lobbies for Taiwan. */
export const gamesZhTW = { ...zhTW, ...betZhTW } satisfies Translated<typeof gamesZhCN>;
