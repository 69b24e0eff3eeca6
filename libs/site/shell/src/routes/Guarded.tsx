import { createReturnTo, decideRoute, type RouteDecision, type RouteFlags } from '@pavilion/auth-flows';
import {
  getDepositSwitch,
  selectIsMember,
  toastActions,
  useAppDispatch,
  useAppSelector,
  useServices,
  useT,
} from '@pavilion/site-contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { shellMessages } from '../messages/shellMessages.ts';
import { NotFound } from '../pages/NotFound.tsx';

/**
 * Shows a page or redirects as the guard decides, before any part of the page is loaded (GRD-01, 03, 05).
 *
 * It does not redirect a visitor who was a member: the session saga does that, with its own notice.
 */
export function Guarded({ flags, children }: { readonly flags: RouteFlags; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const isLoggedIn = useAppSelector(selectIsMember);
  const [wasMember] = useState(isLoggedIn);
  const member = useAppSelector((state) => state.session.member);
  const depositSwitch = useAppSelector((state) => getDepositSwitch(state.site));
  if (flags.bindPhone && isLoggedIn && !member) return <PageSkeleton shape="page" />;
  const decision = decideRoute({ path: pathname, flags }, { isLoggedIn, ...(member && { member }) }, { depositSwitch });
  if (decision === 'allow') return children;
  if (decision === 'notFound') return <NotFound />;
  return decision === 'loginFirst' && wasMember ? null : <Redirect decision={decision} />;
}

const redirects = {
  loginFirst: { path: '/', text: 'guard.loginFirst' },
  bindFirst: { path: '/mine/auth', text: 'guard.bindFirst' },
} as const;

function Redirect({ decision }: { readonly decision: Exclude<RouteDecision, 'allow' | 'notFound'> }) {
  const { navigate, session } = useServices();
  const t = useT(shellMessages);
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const { path, text } = redirects[decision];
  const notice = t(text);
  useEffect(() => {
    createReturnTo(session).remember(`${pathname}${search}`);
    dispatch(toastActions.shown({ kind: 'info', text: notice, id: decision }));
    navigate(path, { replace: true });
  }, [decision, dispatch, navigate, path, pathname, search, session, notice]);
  return null;
}
