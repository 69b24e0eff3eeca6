import type { Clock } from '../../index.ts';
import { computeBackoffMs, createLink, type Link, type LinkOptions } from '../../link.ts';

/** Prints all messages of a server and sends a heartbeat every 10 s. `stop` of the link ends it. */
export function follow(openSocket: LinkOptions['openSocket'], clock: Clock, print: (line: string) => void): Link {
  const link = createLink({
    openSocket,
    clock,
    getRetryMs: (failures) =>
      computeBackoffMs({ firstMs: 1_000, maxMs: 30_000, jitter: [0.5, 1] }, failures, Math.random),
    heartbeat: { everyMs: 10_000, send: () => link.send('ping') },
    // A policy violation is final; any other close is retried.
    onClose: (code) => (code === 1008 ? 'stop' : 'retry'),
    onMessage: (data) => {
      link.resetFailures();
      print(String(data));
    },
    onChange: (step) => print(`(${step})`),
  });
  link.start();
  return link;
}
