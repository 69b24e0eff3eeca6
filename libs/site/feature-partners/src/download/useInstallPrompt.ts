import { useEffect, useState } from 'react';

/** Event of browsers that can install a site. It is in no standard, so the types of the DOM do not have it. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isStandalone = () => globalThis.window?.matchMedia?.('(display-mode: standalone)').matches ?? false;

/**
 * Follows whether the browser can install the site. `manual` until the browser offers it: Safari and Firefox never do.
 */
export function useInstallPrompt() {
  const [prompt, setPrompt] = useState<InstallPromptEvent>();
  const [isInstalled, setInstalled] = useState(isStandalone);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setPrompt(event as InstallPromptEvent);
    };
    const markInstalled = () => setInstalled(true);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', markInstalled);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', markInstalled);
    };
  }, []);
  const install = () => {
    // The event can be used once.
    setPrompt(undefined);
    void prompt?.prompt();
  };
  const state = isInstalled ? 'installed' : prompt ? 'ready' : 'manual';
  return { state, install } as const;
}
