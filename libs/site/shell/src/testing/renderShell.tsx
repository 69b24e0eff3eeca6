import type { FeatureModule, RootState, Services } from '@pavilion/site-contract';
import { createFakeServices } from '@pavilion/site-testing';
import { createProgress, createToastStore } from '@pavilion/ui-kit';
import type { Store } from '@reduxjs/toolkit';
import { render, type RenderResult } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { shellMessages } from '../messages/shellMessages.ts';
import { createToastMiddleware } from '../overlays/createToastMiddleware.ts';
import { createPages } from '../features/createPages.ts';
import { SiteRoot } from '../site/SiteRoot.tsx';
import { createReadsPort } from '../services/createReadsPort.ts';
import { memberRuntime } from '../session/memberRuntime.ts';
import { createSiteStore } from '../store/createSiteStore.ts';
import { navigateInside } from '../navigation/navigator.ts';

/** Observer that never reports, because the test environment has no layout. */
class InertObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, { ResizeObserver: InertObserver, IntersectionObserver: InertObserver });

export interface ShellRender extends RenderResult {
  readonly store: Store<RootState>;
  readonly services: Services;
  /** Reloads of the document. */
  readonly reload: jest.Mock;
}

/** Options of {@link renderShell}. */
interface ShellOptions {
  readonly services?: Partial<Services>;
  /** Path of the loaded document; by default the path at which the shell renders. */
  readonly documentPath?: string;
  /** Changes the store before the first render. */
  readonly prepare?: (store: Store<RootState>) => void;
}

/** Renders the shell with the given features at a path. */
export async function renderShell(
  features: readonly FeatureModule[],
  path = '/',
  { services: overrides, documentPath = path, prepare }: ShellOptions = {},
): Promise<ShellRender> {
  const services = createFakeServices({ navigate: navigateInside, ...overrides });
  await services.i18n.ensure([shellMessages, ...memberRuntime.messages]);
  const store = createSiteStore(services);
  const toasts = createToastStore();
  store.addMiddleware(createToastMiddleware(toasts));
  prepare?.(store.store);
  const reads = createReadsPort(services, store);
  const pages = createPages(services, store, reads);
  const reload = jest.fn();
  const document = { path: documentPath, reload };
  const site = { features, store, reads, toasts, pages, progress: createProgress(), document };
  const view = render(
    <SiteRoot
      services={services}
      site={site}
      router={(content) => <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>}
    />,
  );
  return { ...view, store: store.store, services, reload };
}
