import { createContext } from 'react';
import type { ReadsPort } from './readTypes.ts';

/** Carries the read cache down the tree. */
export const ReadsContext = createContext<ReadsPort | undefined>(undefined);
