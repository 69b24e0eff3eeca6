import { createContext } from 'react';
import type { Services } from './services.ts';

/** React context of the services; read it with `useServices`. */
export const ServicesContext = createContext<Services | undefined>(undefined);
