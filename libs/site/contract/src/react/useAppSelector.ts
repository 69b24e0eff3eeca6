import { useSelector } from 'react-redux';
import type { RootState } from '../state/rootState.ts';

/** Selects from the state of the site. A lazy slice is absent until its feature has loaded. */
export const useAppSelector = useSelector.withTypes<RootState>();
