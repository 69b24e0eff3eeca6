import type { ComponentType } from 'react';
import type { ActivityPageType } from './pageTypes.ts';
import { DepositBonus } from './DepositBonus.tsx';
import { DrawGift } from './DrawGift.tsx';
import type { KindProps } from './kindTypes.ts';
import { RaceBoard } from './RaceBoard.tsx';
import { SignCalendar } from './SignCalendar.tsx';
import { BettingGift, LandingPart, NewTasks } from './stepKinds.tsx';

/** Part of each kind of activity inside the common page. */
export const kindParts: Readonly<Record<ActivityPageType, ComponentType<KindProps>>> = {
  firstDeposit: DepositBonus,
  againDeposit: DepositBonus,
  signGift: SignCalendar,
  newTask: NewTasks,
  bettingGift: BettingGift,
  drawGift: DrawGift,
  racePage: RaceBoard,
  activityLandPage: LandingPart,
};
