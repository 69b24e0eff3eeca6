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
 * Provides the class that gives a plain `button` the style of a price cell (`usePriceCellClass`). Each of the hundreds of
 * cells of a board is then one element for React instead of a component.
 */
export const PriceCellScope = ({ children }: PriceCellScopeProps) => (
  <PriceCellRoot as={ClassProvider as ComponentType}>{children}</PriceCellRoot>
);

/** Returns the class of a price cell; empty outside of a `PriceCellScope`. */
export const usePriceCellClass = (): string => useContext(ClassContext);
