/** Whether the browser has a network; true if it does not report it, as on a server (F-API-24). */
export const isBrowserOnline = (): boolean => (globalThis.navigator as Navigator | undefined)?.onLine !== false;

/** Calls back when the network connects or disconnects. The returned function stops it. */
export function watchOnline(listener: (isOnline: boolean) => void): () => void {
  const [onOnline, onOffline] = [() => listener(true), () => listener(false)];
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  return () => {
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
  };
}
