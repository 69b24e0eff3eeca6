import { useServices } from '@pavilion/site-contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { navigated } from '../session/memberSaga.ts';
import { setNavigator } from './navigator.ts';

/**
 * What happens on every navigation: the page scrolls to its top (NAV-11) and the sagas hear of it (GRD-02, GRD-04).
 *
 * The back button keeps the browser's own scroll; a change of query or hash alone is no navigation.
 */
export function NavigationEffects() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { logger } = useServices();
  const store = useStore();
  const isFirst = useRef(true);
  useLayoutEffect(showLivePage, []);
  useLayoutEffect(showPage, []);
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

/** The page's own script hides the static frame of home on other paths; React has now put the right page in its place. */
function showLivePage(): void {
  delete document.documentElement.dataset['away'];
}

/** The HTML that came with the page shows home; on any other path it hides its body until the real page stands there. */
function showPage(): void {
  delete document.documentElement.dataset['away'];
}
