import { MatchBets } from '../matchBets/MatchBets.tsx';
import { EsportsList } from '../matchPanel/EsportsList.tsx';
import { EsportsHead, EsportsRow } from '../tables/EsportsRow.tsx';
import { TableLobby } from '../tables/TableLobby.tsx';

const cards = { Card: EsportsRow, Head: EsportsHead, width: 60, height: 10.75, placeholders: 8 };

/** `/game/gaming` */
export const EsportsLobby = () => (
  <MatchBets>
    <TableLobby category="DJ" cards={cards} List={EsportsList} />
  </MatchBets>
);
