import type { HTMLAttributes } from 'react';
import { styled, css, keyframes } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** CSS length, equal to that of the loaded content. @default '100%' */
  readonly width?: string;
  /** @default '1em' */
  readonly height?: string;
}

/** A grey placeholder for loading content. It is hidden from screen readers: announce "loading" once, on the list. */
export function Skeleton({ width = '100%', height = '1em', style, ...rest }: SkeletonProps) {
  return <Root {...rest} aria-hidden="true" style={{ width, height, ...style }} />;
}

const breathe = css`
  animation: ${keyframes`50% { opacity: 0.5; }`} 1600ms ease-in-out infinite;
`;

const Root = styled.span`
  display: block;
  border-radius: ${token('radius.cell')};
  background: ${token('color.surface.fill')};
  ${breathe}
`;

const Group = styled.div`
  ${breathe}
  ${Root} {
    animation: none;
  }
`;

/** Synchronises the animation of a list or grid of skeletons: one animation instead of a hundred. */
export function SkeletonGroup(props: HTMLAttributes<HTMLDivElement>) {
  return <Group {...props} />;
}
