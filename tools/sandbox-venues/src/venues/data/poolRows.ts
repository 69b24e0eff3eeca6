type Text = readonly [cn: string, tw: string];

/** Bonus pool: base and growth per hour in whole yuan, and the hours between two wins. */
export interface PoolRow {
  readonly code: string;
  readonly venue: string;
  readonly name: Text;
  readonly base: number;
  readonly perHour: number;
  readonly periodHours: number;
}

/**
 * Bonus pools of the sandbox. The small ones are won every few hours. At the latest win each is below the highest return of
 * a round (GAM-06), with room for the contributions of rounds.
 */
export const poolRows: readonly PoolRow[] = [
  {
    code: 'DZ-GRAND',
    venue: 'BGDZ',
    name: ['百工巨奖', '百工巨獎'],
    base: 1_500_000,
    perHour: 4_200,
    periodHours: 412,
  },
  { code: 'DZ-STAR', venue: 'XCDZ', name: ['星河大奖', '星河大獎'], base: 800_000, perHour: 9_320, periodHours: 67 },
  { code: 'DZ-DAILY', venue: 'HPDZ', name: ['每日必开', '每日必開'], base: 60_000, perHour: 4_180, periodHours: 23 },
  { code: 'DZ-MINI', venue: 'JGDZ', name: ['幸运小奖', '幸運小獎'], base: 2_000, perHour: 960, periodHours: 3 },
  { code: 'BY-KING', venue: 'CLBY', name: ['鲨王奖池', '鯊王獎池'], base: 500_000, perHour: 6_730, periodHours: 53 },
  { code: 'BY-TIDE', venue: 'JGBY', name: ['潮汐奖池', '潮汐獎池'], base: 30_000, perHour: 2_450, periodHours: 11 },
  { code: 'QP-CUP', venue: 'YQQP', name: ['满堂奖池', '滿堂獎池'], base: 100_000, perHour: 1_280, periodHours: 96 },
];
