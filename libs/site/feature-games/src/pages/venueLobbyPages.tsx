import { VenueLobby } from '../lobby/VenueLobby.tsx';

/** `/game/sport` */
export const SportLobby = () => <VenueLobby category="TY" />;
