/** Whether the browser knows of a network; `true` where it cannot tell (F-API-24). */
export const isBrowserOnline = (): boolean => navigator.onLine !== false;

/** Calls back when the network comes and goes; the answer stops it. */
export function watchOnline(hear: (isOnline: boolean) => void): () => void {
  const [came, went] = [() => hear(true), () => hear(false)];
  window.addEventListener('online', came);
  window.addEventListener('offline', went);
  return () => {
    window.removeEventListener('online', came);
    window.removeEventListener('offline', went);
  };
}
