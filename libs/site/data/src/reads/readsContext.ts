import { createContext } from 'react';
import type { ReadsPort } from './readTypes.ts';

/** React context of the read cache. */
export const ReadsContext = createContext<ReadsPort | undefined>(undefined);
