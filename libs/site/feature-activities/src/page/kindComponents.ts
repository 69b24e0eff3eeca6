import type { ComponentType } from 'react';
import { DrawGift } from '../draw/DrawGift.tsx';
import { DepositBonus } from '../kinds/DepositBonus.tsx';
import type { KindProps } from '../kinds/kindTypes.ts';
import type { ActivityPageType } from '../kinds/pageTypes.ts';
import { BettingGift, LandingPart, NewTasks } from '../kinds/stepKinds.tsx';
import { RaceBoard } from '../race/RaceBoard.tsx';
import { SignCalendar } from '../sign/SignCalendar.tsx';

/** Part of each kind of activity inside the common page. */
export const kindComponents: Readonly<Record<ActivityPageType, ComponentType<KindProps>>> = {
  firstDeposit: DepositBonus,
  againDeposit: DepositBonus,
  signGift: SignCalendar,
  newTask: NewTasks,
  bettingGift: BettingGift,
  drawGift: DrawGift,
  racePage: RaceBoard,
  activityLandPage: LandingPart,
};
