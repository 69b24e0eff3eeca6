import { encodeUtf8 } from './bytes.ts';
import { canInflate, inflateText, InvalidUtf8Error, readText, ResponseTooLargeError } from './readText.ts';

/** Creates a body of these chunks that records whether it was cancelled. */
function createBody(chunks: readonly Uint8Array<ArrayBuffer>[]) {
  const state = { isCancelled: false };
  const left = [...chunks];
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (control) => {
      const next = left.shift();
      return next ? control.enqueue(next) : control.close();
    },
    cancel: () => void (state.isCancelled = true),
  });
  return { stream, state };
}
const bytes = encodeUtf8('比分');

describe('readText', () => {
  it('reads a missing body as an empty text', async () => {
    await expect(readText(null)).resolves.toBe('');
  });

  it('joins chunks before it decodes them', async () => {
    await expect(readText(createBody([bytes.slice(0, 1), bytes.slice(1, 4), bytes.slice(4)]).stream)).resolves.toBe(
      '比分',
    );
  });

  it('F-API-20 accepts a body of exactly the limit', async () => {
    const { stream, state } = createBody([bytes.slice(0, 3), bytes.slice(3)]);
    await expect(readText(stream, 6)).resolves.toBe('比分');
    expect(state.isCancelled).toBe(false);
  });

  it('F-API-20 refuses a body one byte over the limit and cancels the rest', async () => {
    const { stream, state } = createBody([bytes.slice(0, 3), bytes.slice(3), bytes]);
    await expect(readText(stream, 5)).rejects.toThrow(ResponseTooLargeError);
    expect(state.isCancelled).toBe(true);
  });

  it('refuses a body that is not UTF-8', async () => {
    await expect(readText(createBody([bytes.slice(0, 4)]).stream)).rejects.toThrow(InvalidUtf8Error);
  });

  it('rejects with the error of the stream', async () => {
    const error = new TypeError('terminated');
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: () => Promise.reject(error) });
    await expect(readText(stream)).rejects.toBe(error);
  });
});

describe('inflateText', () => {
  it('API-05 decompresses a zlib stream and refuses any other bytes', async () => {
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
    const packed = new Uint8Array(await new Response(stream).arrayBuffer());
    expect(canInflate()).toBe(true);
    await expect(inflateText(packed)).resolves.toBe('比分');
    await expect(inflateText(bytes)).rejects.toThrow();
  });
});
