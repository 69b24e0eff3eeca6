import { betZhCN } from './betZhCN.ts';
import { panelZhCN } from './panelZhCN.ts';
import { zhCN } from './zhCN.ts';

/** All texts of the lobbies in simplified Chinese. */
export const gamesZhCN = { ...zhCN, ...betZhCN, ...panelZhCN };
