import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadWithRetry } from '../feature/loadWithRetry.ts';
import { useServices } from '../services/useServices.ts';

/**
 * Creates a component whose file is loaded with one retry when it is first shown.
 *
 * If both attempts fail, it throws the error to the nearest `ErrorBoundary`, whose retry loads the file again. `React.lazy`
 * would throw the same error until the page is reloaded (F-RTE-14).
 *
 * @param renderPlaceholder shown while the file loads; by default nothing
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  renderPlaceholder: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  let ready: ComponentType<Props> | undefined;

  return function LazyFile(props: Props) {
    const { clock } = useServices();
    const [Loaded, setLoaded] = useState(() => ready);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (Loaded) return;
      loadWithRetry(load, clock)
        .then((file) => setLoaded(() => (ready = file)))
        .catch((error: unknown) => setFailure({ error }));
    }, [Loaded, clock]);
    if (failure) throw failure.error;
    return Loaded ? createElement(Loaded, props) : renderPlaceholder(props);
  };
}
