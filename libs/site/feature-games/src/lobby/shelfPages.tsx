import { Shelf } from './Shelf.tsx';

/** `/game/egame` */
export const SlotShelf = () => <Shelf category="DZ" />;
/** `/game/fishing` */
export const FishingShelf = () => <Shelf category="BY" />;
