import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { FeaturePart } from '../feature/featurePart.ts';
import { useServices } from '../services/useServices.ts';

/** Props of {@link LazyPart}. */
export interface LazyPartProps {
  readonly part: FeaturePart;
  /** Shown while the part loads. */
  readonly placeholder: ReactNode;
  /** Shown if the part cannot be loaded; `retry` loads it again. */
  readonly renderFailure: (retry: () => void) => ReactNode;
}

/** Part of another feature, loaded with the texts and state of that feature after the first render. */
export function LazyPart({ part, placeholder, renderFailure }: LazyPartProps) {
  const { prepare, logger } = useServices();
  const [Part, setPart] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isGone = false;
    Promise.all([part.load(), prepare(part.featureId)])
      .then(([loaded]) => !isGone && setPart(() => loaded))
      .catch((error: unknown) => {
        logger.warn('part.unloadable', { feature: part.featureId, error: String(error) });
        if (!isGone) setFailed(true);
      });
    return () => {
      isGone = true;
    };
  }, [part, prepare, logger, hasFailed]);
  if (Part) return createElement(Part);
  return hasFailed ? renderFailure(() => setFailed(false)) : placeholder;
}
