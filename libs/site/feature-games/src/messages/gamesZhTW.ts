import type { Translated } from '@pavilion/site-contract';
import { betZhTW } from './betZhTW.ts';
import type { gamesZhCN } from './gamesZhCN.ts';
import { panelZhTW } from './panelZhTW.ts';
import { zhTW } from './zhTW.ts';

/** All texts of the lobbies for Taiwan. */
export const gamesZhTW = { ...zhTW, ...betZhTW, ...panelZhTW } satisfies Translated<typeof gamesZhCN>;
