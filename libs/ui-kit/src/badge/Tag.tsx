import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** Props of {@link Tag}. */
export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** `vip` is the only golden tone; `gain` and `loss` are the red and green of results. @default 'neutral' */
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'vip' | 'gain' | 'loss';
}

/** A classification, such as the state of an order, a VIP level or a sport. */
export function Tag({ tone = 'neutral', ...rest }: TagProps) {
  return <Root {...rest} data-tone={tone} />;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  padding: 0 ${token('space.2')};
  border-radius: ${token('radius.cell')};
  background: ${token('color.surface.fill')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  line-height: 1.5rem;
  white-space: nowrap;
  &[data-tone='accent'] {
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
  }
  &[data-tone='success'] {
    background: ${token('color.status.successSoft')};
    color: ${token('color.text.success')};
  }
  &[data-tone='warning'] {
    background: ${token('color.status.warningSoft')};
    color: ${token('color.text.warning')};
  }
  &[data-tone='danger'] {
    background: ${token('color.status.dangerSoft')};
    color: ${token('color.text.danger')};
  }
  &[data-tone='info'] {
    background: ${token('color.status.infoSoft')};
    color: ${token('color.text.primary')};
  }
  &[data-tone='gain'] {
    background: ${token('color.price.upTint')};
    color: ${token('color.price.up')};
  }
  &[data-tone='loss'] {
    background: ${token('color.price.downTint')};
    color: ${token('color.price.down')};
  }
  &[data-tone='vip'] {
    background: ${token('color.vip.goldSoft')};
    color: ${token('color.vip.gold')};
  }
`;
