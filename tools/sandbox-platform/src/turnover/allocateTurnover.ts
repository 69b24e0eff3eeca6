import type { Minor } from '@pavilion/kernel';

/** Turnover that a credit requires before a withdrawal: of a deposit, or of a bonus. */
export interface Requirement {
  readonly id: string;
  readonly at: Date;
  readonly required: Minor;
}

/** Settled bet or round. Only a bet placed after a credit counts for it. */
export interface Play {
  readonly placedAt: Date;
  /** Effective stake: the smaller of stake and result. */
  readonly counted: Minor;
}

/** Requirement with the turnover done for it. */
export type Progress<Item extends Requirement> = Item & { readonly done: Minor };

/** Share of a play that counted for one requirement. */
export interface Share {
  readonly id: string;
  readonly amount: Minor;
}

/** Play with the requirements that it counted for; the rest of its turnover met no open requirement. */
export type SharedPlay<Item extends Play> = Item & { readonly shares: readonly Share[] };

/** Required, done and remaining turnover. */
export interface Turnover {
  readonly required: Minor;
  readonly done: Minor;
  readonly remaining: Minor;
}

/** Turnover of a member. */
export interface Allocation<Item extends Requirement, Bet extends Play> {
  /** Requirements since the member last had none open, oldest first. */
  readonly current: readonly Progress<Item>[];
  /** Plays since the first current requirement, oldest first. */
  readonly plays: readonly SharedPlay<Bet>[];
  /** Sum of the current requirements. */
  readonly total: Turnover;
}

interface OpenRequirement<Item> {
  readonly item: Item;
  done: Minor;
}

const least = (a: Minor, b: Minor): Minor => (a < b ? a : b);
const isMet = <Item extends Requirement>({ item, done }: OpenRequirement<Item>): boolean => done >= item.required;

/** Counts a play for the oldest open requirements first. */
function share<Item extends Requirement>(open: readonly OpenRequirement<Item>[], counted: Minor): Share[] {
  let rest = counted;
  const shares: Share[] = [];
  for (const requirement of open) {
    const amount = least(rest, requirement.item.required - requirement.done);
    if (amount <= 0n) continue;
    requirement.done += amount;
    rest -= amount;
    shares.push({ id: requirement.item.id, amount });
  }
  return shares;
}

/**
 * Allocates turnover to requirements: each bet counts once, for the oldest open requirement that was there when it was placed.
 * Turnover beyond all requirements does not count for later ones.
 *
 * @param requirements and `plays` oldest first
 */
export function allocateTurnover<Item extends Requirement, Bet extends Play>(
  requirements: readonly Item[],
  plays: readonly Bet[],
): Allocation<Item, Bet> {
  let open: OpenRequirement<Item>[] = [];
  let shared: SharedPlay<Bet>[] = [];
  let at = 0;
  const playUntil = (end: number) => {
    for (let play = plays[at]; play && play.placedAt.getTime() < end; play = plays[at]) {
      at += 1;
      if (open.length > 0) shared.push({ ...play, shares: share(open, play.counted) });
    }
  };
  for (const item of requirements) {
    playUntil(item.at.getTime());
    if (open.every(isMet)) [open, shared] = [[], []];
    open.push({ item, done: 0n });
  }
  playUntil(Infinity);
  const required = open.reduce((sum, { item }) => sum + item.required, 0n);
  const done = open.reduce((sum, requirement) => sum + requirement.done, 0n);
  return {
    current: open.map(({ item, done: own }) => ({ ...item, done: own })),
    plays: shared,
    total: { required, done, remaining: required - done },
  };
}
