import { LotteryCard } from '../tables/LotteryCard.tsx';
import { TableLobby } from '../tables/TableLobby.tsx';

const cards = { Card: LotteryCard, width: 23, height: 15, placeholders: 24 };

/** `/game/lottery` */
export const LotteryLobby = () => <TableLobby category="CP" cards={cards} />;
