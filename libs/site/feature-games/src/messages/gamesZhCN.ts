import { betZhCN } from './betZhCN.ts';
import { zhCN } from './zhCN.ts';

/** All texts of the lobbies in simplified Chinese. */
export const gamesZhCN = { ...zhCN, ...betZhCN };
