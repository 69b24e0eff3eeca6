import { LiveTableCard } from '../tables/LiveTableCard.tsx';
import { PatternedTables, PatternFilter } from '../tables/PatternedTables.tsx';
import { TableLobby } from '../tables/TableLobby.tsx';

const cards = { Card: LiveTableCard, width: 17, height: 17.75, placeholders: 24 };
const patterns = { Filter: PatternFilter, List: PatternedTables };

/** `/game/realbet` */
export const LiveCasinoLobby = () => <TableLobby category="ZR" cards={cards} patterns={patterns} />;
