import { HomeBoard } from './HomeBoard.tsx';

/** Board of home on the lobby of sport, which has no dock. */
export const LobbyBoard = () => <HomeBoard hasDock={false} />;
