import { GameLobby } from '../lobby/GameLobby.tsx';

/** `/game/egame` */
export const SlotLobby = () => <GameLobby category="DZ" />;
/** `/game/fishing` */
export const FishingLobby = () => <GameLobby category="BY" />;
