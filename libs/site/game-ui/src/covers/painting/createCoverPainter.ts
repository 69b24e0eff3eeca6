import url from './coverWorker.ts?worker&url';
import type { CoverAnswer, CoverMessage } from './coverWorker.ts';
import type { CoverOrder } from './paintCover.ts';

declare global {
  /** The one Trusted Types policy of the site. It throws an error for a URL that is not a worker of the build. */
  const pavilionWorker: { readonly createScriptURL: (url: string) => string };
}

/** Draws covers onto canvases. Returns a function that cancels the order. */
export type CoverPainter = (canvas: HTMLCanvasElement, order: CoverOrder) => () => void;

/** Creates a painter that draws in a worker. Throws an error if the browser or the policy of the page does not allow it. */
function createWorkerPainter(): CoverPainter {
  const worker = new Worker(pavilionWorker.createScriptURL(url), { type: 'module' });
  const pending = new Map<number, HTMLCanvasElement>();
  let lastId = 0;
  worker.addEventListener('message', ({ data: { id, picture } }: MessageEvent<CoverAnswer>) => {
    const canvas = pending.get(id);
    pending.delete(id);
    if (!canvas) return picture.close();
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  });
  return (canvas, order) => {
    const id = ++lastId;
    pending.set(id, canvas);
    worker.postMessage({ id, order } satisfies CoverMessage);
    return () => pending.delete(id);
  };
}

/** Creates a painter for browsers without `OffscreenCanvas`, which draws in the main thread. */
async function createPagePainter(): Promise<CoverPainter> {
  const { paintCover, COVER_HEIGHT, COVER_WIDTH } = await import('./paintCover.ts');
  return (canvas, order) => {
    canvas.width = order.width;
    canvas.height = Math.round((order.width * COVER_HEIGHT) / COVER_WIDTH);
    const context = canvas.getContext('2d');
    if (context) paintCover(context, order);
    return () => undefined;
  };
}

/** Creates the painter of the covers, in a worker if possible. */
export async function createCoverPainter(): Promise<CoverPainter> {
  if (typeof OffscreenCanvas === 'undefined') return createPagePainter();
  try {
    return createWorkerPainter();
  } catch {
    // The pages of the development server have no list of workers.
    return createPagePainter();
  }
}
