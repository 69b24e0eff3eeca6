import { Navigate } from 'react-router-dom';

/** `/mine`: redirects to the profile. */
export function MinePage() {
  return <Navigate to="/mine/userinfo" replace />;
}
