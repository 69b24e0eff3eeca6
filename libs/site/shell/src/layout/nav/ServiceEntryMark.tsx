import { onFirstInteraction, selectIsMember, useAppSelector, useServices } from '@pavilion/site-contract';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

/** Key of the stored token of a guest's conversation with customer service. */
const GUEST_TOKEN_KEY = 'service.guest';

/**
 * Shows the number of unread replies in the link to customer service, to members and to guests with a conversation. It is loaded
 * at the first interaction. It is not essential: if its file cannot be loaded, there is none.
 */
export function ServiceEntryMark() {
  const services = useServices();
  const isMember = useAppSelector(selectIsMember);
  const { pathname } = useLocation();
  const [mark, setMark] = useState<{ readonly Component: ComponentType }>();
  const isWanted = isMember || services.store.get(GUEST_TOKEN_KEY) !== undefined;
  useEffect(() => {
    if (!isWanted || mark) return undefined;
    return onFirstInteraction(() => {
      void import('@pavilion/feature-service')
        .then(({ loadServiceMark }) => loadServiceMark(services))
        .then(
          (Component) => setMark({ Component }),
          () => undefined,
        );
    });
  }, [isWanted, mark, pathname, services]);
  return isWanted && mark ? <mark.Component /> : null;
}
