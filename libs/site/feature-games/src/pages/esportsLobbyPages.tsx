import { EsportsHead, EsportsRow } from '../tables/EsportsRow.tsx';
import { TableLobby } from '../tables/TableLobby.tsx';

const cards = { Card: EsportsRow, Head: EsportsHead, width: 60, height: 6.5, placeholders: 10 };

/** `/game/gaming` */
export const EsportsLobby = () => <TableLobby category="DJ" cards={cards} />;
