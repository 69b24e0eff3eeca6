import type { HTMLAttributes } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { token } from '../theme/token.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** CSS lengths, so that what arrives takes the same room. @default '100%' */
  readonly width?: string;
  /** @default '1em' */
  readonly height?: string;
}

/** A grey stand-in of the shape of what is loading. Hidden from screen readers: say "loading" once, on the list. */
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

/** Skeletons that breathe as one: for a list or a grid of them, one animation instead of a hundred. */
export function SkeletonGroup(props: HTMLAttributes<HTMLDivElement>) {
  return <Group {...props} />;
}
