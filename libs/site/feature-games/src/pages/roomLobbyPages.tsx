import { CardRoomCard } from '../tables/CardRoomCard.tsx';
import { TableLobby } from '../tables/TableLobby.tsx';

const cards = { Card: CardRoomCard, width: 23, height: 7.5, placeholders: 36 };

/** `/game/chess` */
export const CardGamesLobby = () => <TableLobby category="QP" cards={cards} />;
