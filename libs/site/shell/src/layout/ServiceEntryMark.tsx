import { onFirstInteraction, selectIsMember, useAppSelector, useServices } from '@pavilion/site-contract';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

/** Key of the stored token of a guest's conversation with customer service. */
const GUEST_TOKEN_KEY = 'service.guest';

/** The mark is not essential: if its file cannot be loaded, there is none. */
const Nothing: ComponentType = () => null;
const Mark = lazy(async () => {
  const load = async () => (await import('@pavilion/feature-service')).loadServiceMark();
  return { default: await load().catch(() => Nothing) };
});

/** Shows unread answers at the entry of customer service, for members and guests with a conversation. Loaded at the first interaction. */
export function ServiceEntryMark() {
  const { store } = useServices();
  const isMember = useAppSelector(selectIsMember);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isMember && store.get(GUEST_TOKEN_KEY) === undefined) return undefined;
    return onFirstInteraction(() => setWanted(true));
  }, [isMember, store]);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Mark />
    </Suspense>
  );
}
