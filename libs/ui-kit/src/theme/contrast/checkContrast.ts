import { computeContrastRatio } from './computeContrastRatio.ts';
import type { ThemeTokens } from '../tokens/tokens.ts';

/** Contrast of a role drawn on another, and its required minimum (WCAG 2.2: 1.4.3, 1.4.11). */
export interface ContrastPair {
  readonly foreground: string;
  readonly background: string;
  readonly kind: 'text' | 'ui';
  readonly ratio: number;
  readonly passes: boolean;
}

const floors = { text: 4.5, ui: 3 } as const;
const grounds = ['surface.page', 'surface.panel', 'surface.raised', 'surface.sunken', 'surface.hover'] as const;
const inks = ['primary', 'secondary', 'muted', 'danger', 'success', 'warning', 'link'] as const;

const pairs: readonly (readonly [foreground: string, background: string, kind: 'text' | 'ui'])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [`text.${ink}`, ground, 'text'] as const)),
  ...grounds.flatMap((ground) => [
    ['accent.text', ground, 'text'] as const,
    ['price.up', ground, 'text'] as const,
    ['price.down', ground, 'text'] as const,
    ['line.strong', ground, 'ui'] as const,
    ['line.focus', ground, 'ui'] as const,
  ]),
  ...(['fill', 'fillHover', 'fillPressed'] as const).map(
    (fill) => ['text.onAccent', `accent.${fill}`, 'text'] as const,
  ),
  ['text.primary', 'surface.fill', 'text'],
  ['text.secondary', 'surface.fill', 'text'],
  ['text.onDanger', 'status.danger', 'text'],
  ['text.onInverse', 'surface.inverse', 'text'],
  ['accent.text', 'accent.soft', 'text'],
  ['text.primary', 'accent.soft', 'text'],
  ['text.primary', 'price.upTint', 'text'],
  ['text.primary', 'price.downTint', 'text'],
  ['text.secondary', 'price.upTint', 'text'],
  ['text.secondary', 'price.downTint', 'text'],
  ['price.up', 'price.upTint', 'text'],
  ['price.down', 'price.downTint', 'text'],
  ['text.danger', 'status.dangerSoft', 'text'],
  ['text.primary', 'status.dangerSoft', 'text'],
  ['text.success', 'status.successSoft', 'text'],
  ['text.warning', 'status.warningSoft', 'text'],
  ['text.primary', 'status.infoSoft', 'text'],
  ['vip.gold', 'surface.panel', 'text'],
  ['vip.gold', 'vip.goldSoft', 'text'],
  ['live', 'surface.panel', 'text'],
  ['accent.fill', 'surface.panel', 'ui'],
  ['accent.fill', 'surface.page', 'ui'],
  ['status.danger', 'surface.panel', 'ui'],
  ['status.success', 'surface.panel', 'ui'],
  ['status.warning', 'surface.panel', 'ui'],
  ['status.info', 'surface.panel', 'ui'],
];

/**
 * Measures all pairs of roles that components draw on each other. The minimum is 4.5 for text, 3 for edges and marks.
 */
export function checkContrast(tokens: ThemeTokens): readonly ContrastPair[] {
  return pairs.map(([foreground, background, kind]) => {
    const ratio = computeContrastRatio(colorAt(tokens, foreground), colorAt(tokens, background));
    return { foreground, background, kind, ratio, passes: ratio >= floors[kind] };
  });
}

function colorAt(tokens: ThemeTokens, path: string): string {
  const value = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], tokens.color);
  return value as string;
}
