import type { Minor } from '@pavilion/kernel';

/** Limits per spot (`min`, `max`) and per round. Amounts are whole yuan in minor units. */
export interface StakeLimits {
  readonly min: Minor;
  readonly max: Minor;
  readonly roundMax: Minor;
}

const createLimits = (min: number, max: number, roundMax: number): StakeLimits => ({
  min: BigInt(min) * 100n,
  max: BigInt(max) * 100n,
  roundMax: BigInt(roundMax) * 100n,
});

const byRoom: readonly (readonly [room: string, limits: StakeLimits])[] = [
  ['新手场', createLimits(1, 500, 1_000)],
  ['初级场', createLimits(2, 2_000, 5_000)],
  ['中级场', createLimits(10, 5_000, 10_000)],
  ['高级场', createLimits(50, 20_000, 50_000)],
  ['至尊场', createLimits(100, 50_000, 100_000)],
];

const byCategory: Readonly<Record<string, StakeLimits>> = {
  DZ: createLimits(1, 1_000, 1_000),
  BY: createLimits(1, 500, 500),
  ZR: createLimits(5, 20_000, 50_000),
};

/** Returns the stake limits of a game: those of its room, else those of its category. */
export const getStakeLimits = (category: string, simplifiedName: string): StakeLimits =>
  byRoom.find(([room]) => simplifiedName.endsWith(room))?.[1] ?? byCategory[category] ?? createLimits(1, 5_000, 20_000);
