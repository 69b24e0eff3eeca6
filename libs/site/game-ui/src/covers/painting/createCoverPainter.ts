import url from './coverWorker.ts?worker&url';
import type { CoverResult, CoverMessage } from './coverWorker.ts';
import type { CoverOrder } from './paintCover.ts';

declare global {
  /** The one Trusted Types policy of the site. It throws an error for a URL that is not a worker of the build. */
  const pavilionWorker: { readonly createScriptURL: (url: string) => string };
}

/** Draws covers onto canvases. Returns a function that cancels the order. */
export type CoverPainter = (canvas: HTMLCanvasElement, order: CoverOrder) => () => void;

interface PendingCover {
  readonly canvas: HTMLCanvasElement;
  readonly order: CoverOrder;
}

/**
 * Creates a painter that draws in a worker. Throws an error if the browser or the policy of the page does not allow it. A
 * worker that cannot be loaded or throws an error is ended, and its pending covers and all later ones are drawn in the page.
 */
function createWorkerPainter(): CoverPainter {
  const worker = new Worker(pavilionWorker.createScriptURL(url), { type: 'module' });
  const pending = new Map<number, PendingCover>();
  let lastId = 0;
  let hasFailed = false;
  const drawInPage = async () => {
    const paint = await createPagePainter();
    for (const { canvas, order } of pending.values()) paint(canvas, order);
    pending.clear();
  };
  const onFailure = () => {
    hasFailed = true;
    worker.terminate();
    drawInPage().catch(keepGround);
  };
  worker.addEventListener('error', onFailure);
  worker.addEventListener('messageerror', onFailure);
  worker.addEventListener('message', ({ data: { id, picture } }: MessageEvent<CoverResult>) => {
    const canvas = pending.get(id)?.canvas;
    pending.delete(id);
    if (!canvas) return picture.close();
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  });
  return (canvas, order) => {
    const id = ++lastId;
    pending.set(id, { canvas, order });
    if (hasFailed) drawInPage().catch(keepGround);
    else worker.postMessage({ id, order } satisfies CoverMessage);
    return () => pending.delete(id);
  };
}

/** A cover that cannot be drawn keeps the colour of its ground, and its name, which is text. */
const keepGround = (): void => undefined;

/** Creates a painter that draws in the main thread, for browsers without `OffscreenCanvas` and after a failure of the worker. */
async function createPagePainter(): Promise<CoverPainter> {
  const { paintCover, COVER_HEIGHT, COVER_WIDTH } = await import('./paintCover.ts');
  return (canvas, order) => {
    const context = canvas.getContext('2d');
    // A canvas with a picture of the worker has no 2D context. It gets the picture of another canvas.
    const drawing = context ? canvas : document.createElement('canvas');
    drawing.width = order.width;
    drawing.height = Math.round((order.width * COVER_HEIGHT) / COVER_WIDTH);
    const target = context ?? drawing.getContext('2d');
    if (!target) return () => undefined;
    paintCover(target, order);
    if (!context) showDrawing(canvas, drawing).catch(keepGround);
    return () => undefined;
  };
}

async function showDrawing(canvas: HTMLCanvasElement, drawing: HTMLCanvasElement): Promise<void> {
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(await createImageBitmap(drawing));
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
