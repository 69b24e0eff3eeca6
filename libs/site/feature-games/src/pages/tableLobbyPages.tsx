import { TableLobby } from '../tables/TableLobby.tsx';

/** `/game/realbet` */
export const LiveCasinoLobby = () => <TableLobby category="ZR" />;
/** `/game/chess` */
export const CardGamesLobby = () => <TableLobby category="QP" />;
/** `/game/gaming` */
export const EsportsLobby = () => <TableLobby category="DJ" />;
/** `/game/lottery` */
export const LotteryLobby = () => <TableLobby category="CP" />;
