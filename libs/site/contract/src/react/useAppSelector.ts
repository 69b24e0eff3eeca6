import { useSelector } from 'react-redux';
import type { RootState } from '../state/rootState.ts';

/** Reads the site's state. A lazy slice is absent until its feature has loaded. */
export const useAppSelector = useSelector.withTypes<RootState>();
