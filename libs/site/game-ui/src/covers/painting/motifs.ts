import { activityMotifs } from '../motifs/activityMotifs.ts';
import { creatureMotifs } from '../motifs/creatureMotifs.ts';
import { figureMotifs } from '../motifs/figureMotifs.ts';
import { natureMotifs } from '../motifs/natureMotifs.ts';
import { oceanMotifs } from '../motifs/oceanMotifs.ts';
import { seaMotifs } from '../motifs/seaMotifs.ts';
import { sportMotifs } from '../motifs/sportMotifs.ts';
import { tableMotifs } from '../motifs/tableMotifs.ts';
import { treasureMotifs } from '../motifs/treasureMotifs.ts';
import type { Shapes } from './shapes.ts';

/** All motifs by name, on a 100 × 100 grid. They are loaded by the worker that draws covers, not by the pages. */
export const motifs: Readonly<Record<string, Shapes>> = {
  ...activityMotifs,
  ...creatureMotifs,
  ...figureMotifs,
  ...natureMotifs,
  ...oceanMotifs,
  ...seaMotifs,
  ...sportMotifs,
  ...tableMotifs,
  ...treasureMotifs,
};
