import { createContext } from 'react';
import type { Services } from './services.ts';

/** Carries the services down the tree; read it with `useServices`. */
export const ServicesContext = createContext<Services | undefined>(undefined);
