import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { PriceCellRoot } from './PriceCellRoot.ts';

/** Props of {@link PriceCellScope}. */
export interface PriceCellScopeProps {
  readonly children: ReactNode;
}

const ClassContext = createContext('');

const ClassProvider = ({ className = '', children }: PriceCellScopeProps & { readonly className?: string }) => (
  <ClassContext value={className}>{children}</ClassContext>
);

/**
 * Hands down the class that makes a plain `button` look as a price cell (`usePriceCellClass`): each of a board's hundreds
 * is then one element to React, and no component.
 */
export const PriceCellScope = ({ children }: PriceCellScopeProps) => (
  <PriceCellRoot as={ClassProvider as ComponentType}>{children}</PriceCellRoot>
);

/** The class of a price cell; empty outside of a `PriceCellScope`. */
export const usePriceCellClass = (): string => useContext(ClassContext);
