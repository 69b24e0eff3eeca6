import { COVER_HEIGHT, COVER_WIDTH, paintCover, type CoverOrder } from './paintCover.ts';

/** Order of a page, and the picture that results from it. */
export interface CoverMessage {
  readonly id: number;
  readonly order: CoverOrder;
}

/** Picture of the order with the same id. */
export interface CoverResult {
  readonly id: number;
  readonly picture: ImageBitmap;
}

/** Draws the covers of a page outside its main thread. */
self.addEventListener('message', ({ data: { id, order } }: MessageEvent<CoverMessage>) => {
  const canvas = new OffscreenCanvas(order.width, Math.round((order.width * COVER_HEIGHT) / COVER_WIDTH));
  // Drawn by the CPU: a picture is read back once, which takes longer than drawing on a GPU, and far longer without one.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // An error in a worker is reported to the page, which then draws the covers.
  if (!context) throw new Error('The worker has no 2D context.');
  paintCover(context, order);
  const picture = canvas.transferToImageBitmap();
  self.postMessage({ id, picture } satisfies CoverResult, { transfer: [picture] });
});
