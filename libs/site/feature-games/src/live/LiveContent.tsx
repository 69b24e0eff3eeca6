import { HotLive } from './HotLive.tsx';
import { StreamHistory } from './StreamHistory.tsx';

/** Hot live matches, and streams with their results. */
export const LiveContent = () => (
  <>
    <HotLive />
    <StreamHistory />
  </>
);
