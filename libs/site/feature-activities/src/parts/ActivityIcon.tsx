import type { ResponseOf } from '@pavilion/api-client';
import {
  CalendarIcon,
  CheckCircleIcon,
  MegaphoneIcon,
  RefreshIcon,
  SlipIcon,
  StarIcon,
  SwapIcon,
  token,
  TrophyIcon,
  UsersIcon,
  WalletIcon,
} from '@pavilion/ui-kit';
import type { ComponentType } from 'react';
import styled from 'styled-components';

type ActivityType = ResponseOf<'promotion.config'>['list'][number]['type'];
type Tone = 'accent' | 'success' | 'warning' | 'info' | 'danger' | 'vip';

/** Icon and tone of each kind of activity. */
const icons: Readonly<Record<ActivityType, readonly [icon: ComponentType, tone: Tone]>> = {
  discount: [RefreshIcon, 'danger'],
  firstDeposit: [WalletIcon, 'info'],
  againDeposit: [WalletIcon, 'info'],
  newTask: [CheckCircleIcon, 'warning'],
  friendInvitation: [UsersIcon, 'success'],
  signGift: [CalendarIcon, 'accent'],
  drawGift: [StarIcon, 'warning'],
  racePage: [TrophyIcon, 'success'],
  activityLandPage: [MegaphoneIcon, 'accent'],
  bettingGift: [SlipIcon, 'danger'],
  vip: [StarIcon, 'vip'],
  topGift: [SwapIcon, 'info'],
};

/** Tile with the icon of a kind of activity. */
export function ActivityIcon({ type }: { readonly type: ActivityType }) {
  const [Picture, tone] = icons[type];
  return (
    <Tile aria-hidden="true" data-tone={tone}>
      <Picture />
    </Tile>
  );
}

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  background: ${token('color.accent.soft')};
  color: ${token('color.accent.text')};
  > svg {
    width: 1.75rem;
    height: 1.75rem;
  }
  &[data-tone='success'] {
    background: ${token('color.status.successSoft')};
    color: ${token('color.text.success')};
  }
  &[data-tone='warning'] {
    background: ${token('color.status.warningSoft')};
    color: ${token('color.text.warning')};
  }
  &[data-tone='info'] {
    background: ${token('color.status.infoSoft')};
    color: ${token('color.text.link')};
  }
  &[data-tone='danger'] {
    background: ${token('color.status.dangerSoft')};
    color: ${token('color.text.danger')};
  }
  &[data-tone='vip'] {
    background: ${token('color.vip.goldSoft')};
    color: ${token('color.vip.gold')};
  }
`;
