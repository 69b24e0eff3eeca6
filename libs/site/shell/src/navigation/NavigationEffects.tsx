import { useServices } from '@pavilion/site-contract';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { navigated } from './navigated.ts';
import { setNavigator } from './navigator.ts';

/**
 * Scrolls to the top on every navigation (NAV-11) and notifies the sagas (GRD-02, GRD-04).
 *
 * A change of query or hash alone is no navigation.
 */
export function NavigationEffects() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { logger } = useServices();
  const store = useStore();
  const isFirst = useRef(true);
  useEffect(() => setNavigator(navigate, logger), [navigate, logger]);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    window.scrollTo(0, 0);
    store.dispatch(navigated(pathname));
  }, [pathname, store]);
  return null;
}
