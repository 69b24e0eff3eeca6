import { Navigate } from 'react-router-dom';

/** `/mine` by itself is the profile. */
export function MinePage() {
  return <Navigate to="/mine/userinfo" replace />;
}
