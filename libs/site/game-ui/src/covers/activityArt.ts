import type { ResponseOf } from '@pavilion/api-client';
import type { activityMotifs } from './motifs/activityMotifs.ts';

type ActivityType = ResponseOf<'promotion.config'>['list'][number]['type'];

/** Drawing of a kind of activity. */
export interface ActivityArt {
  readonly motif: keyof typeof activityMotifs;
  readonly palette: string;
}

/** Drawings of the kinds of activity that have a page. */
export const activityArt = {
  firstDeposit: { motif: 'ingot', palette: 'vermilion' },
  againDeposit: { motif: 'ingot', palette: 'amber' },
  racePage: { motif: 'crown', palette: 'azure' },
  newTask: { motif: 'compass', palette: 'jade' },
  drawGift: { motif: 'lottery', palette: 'indigo' },
  signGift: { motif: 'bell', palette: 'bronze' },
  bettingGift: { motif: 'gem', palette: 'cyan' },
  activityLandPage: { motif: 'phoenix', palette: 'ember' },
} as const satisfies Partial<Record<ActivityType, ActivityArt>>;
