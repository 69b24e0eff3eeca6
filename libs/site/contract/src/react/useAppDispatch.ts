import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../state/rootState.ts';

/** `dispatch` of the site's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
