import { VenueLobby } from './VenueLobby.tsx';

/** `/game/sport` */
export const SportLobby = () => <VenueLobby category="TY" />;
/** `/game/realbet` */
export const LiveCasinoLobby = () => <VenueLobby category="ZR" />;
/** `/game/chess` */
export const CardGamesLobby = () => <VenueLobby category="QP" />;
/** `/game/gaming` */
export const EsportsLobby = () => <VenueLobby category="DJ" />;
/** `/game/lottery` */
export const LotteryLobby = () => <VenueLobby category="CP" />;
