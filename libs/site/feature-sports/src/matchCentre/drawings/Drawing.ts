import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Drawing that fills the width of its module. */
export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  max-height: 18rem;
  [data-line] {
    fill: none;
    stroke: ${token('color.line.strong')};
    stroke-opacity: 0.55;
    stroke-width: 0.35;
    vector-effect: non-scaling-stroke;
    stroke-width: 1px;
  }
  [data-ground] {
    fill: ${token('color.surface.sunken')};
  }
  [data-stripe] {
    fill: ${token('color.surface.hover')};
  }
  [data-half] {
    fill: ${token('color.accent.fill')};
    opacity: 0.13;
  }
  [data-trail] {
    fill: none;
    stroke: ${token('color.accent.fill')};
    stroke-dasharray: 4 3;
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  [data-ball] {
    fill: ${token('color.text.primary')};
    transition: transform 700ms ${token('motion.ease')};
  }
  [data-home] {
    fill: ${token('color.accent.fill')};
  }
  [data-away] {
    fill: ${token('color.text.muted')};
  }
  [data-miss] {
    fill: none;
    stroke: ${token('color.text.muted')};
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  [data-price] {
    fill: none;
    stroke: ${token('color.accent.fill')};
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  text {
    fill: ${token('color.text.secondary')};
    font-family: ${token('font.family.figure')};
    font-size: 12px;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-ball] {
      transition: none;
    }
  }
`;
