import { Hall } from './Hall.tsx';

/** `/game/sport` */
export const SportHall = () => <Hall category="TY" />;
/** `/game/realbet` */
export const LiveHall = () => <Hall category="ZR" />;
/** `/game/chess` */
export const CardHall = () => <Hall category="QP" />;
/** `/game/gaming` */
export const EsportsHall = () => <Hall category="DJ" />;
/** `/game/lottery` */
export const LotteryHall = () => <Hall category="CP" />;
