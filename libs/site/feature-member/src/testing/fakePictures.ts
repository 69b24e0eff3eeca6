/** Decoder and canvas of a browser, which jsdom does not have. */
export interface FakePictures {
  /** Size of a decoded picture in pixels; `undefined` for a file that cannot be decoded. */
  size: readonly [width: number, height: number] | undefined;
  /** Sizes in bytes of the results of `toBlob`, in order; `undefined` for a result that the browser cannot create. */
  blobSizes: (number | undefined)[];
  /** Arguments of each `toBlob`, after its callback. */
  readonly encodings: unknown[][];
  /** Arguments of each `drawImage`, after the picture. */
  readonly drawings: unknown[][];
  /** Size of each canvas at its first drawing. */
  readonly canvases: (readonly [width: number, height: number])[];
  /** Object URLs that are not revoked. */
  readonly urls: Set<string>;
  readonly restore: () => void;
}

/** Creates a file that reports a size. */
export function createSizedFile(content: string, size: number, name = 'a.png'): File {
  return Object.defineProperty(new File([toBytes(content)], name), 'size', { value: size });
}

/** First bytes of a PNG. */
export const PNG_HEAD = '\x89PNG\r\n\x1a\n\0\0\0\r';

/** Creates a picture that was deleted after it was chosen. */
export function createDeletedFile(): File {
  const file = new File([PNG_HEAD], 'a.png', { type: 'image/png' });
  const deleted = { arrayBuffer: () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError')) };
  return Object.assign(file, { slice: () => deleted });
}

const toBytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Replaces a property until the test ends. */
function replace(target: object, key: string, descriptor: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(target, key);
  Object.defineProperty(target, key, { ...descriptor, configurable: true });
  return () => {
    if (before) Object.defineProperty(target, key, before);
    else Reflect.deleteProperty(target, key);
  };
}

function fakeImages(fakes: FakePictures): (() => void)[] {
  return [
    replace(HTMLImageElement.prototype, 'src', {
      set(this: HTMLImageElement, url: string) {
        this.setAttribute('src', url);
        queueMicrotask(() => this.dispatchEvent(new Event(fakes.size ? 'load' : 'error')));
      },
      get(this: HTMLImageElement) {
        return this.getAttribute('src');
      },
    }),
    replace(HTMLImageElement.prototype, 'naturalWidth', { get: () => fakes.size?.[0] ?? 0 }),
    replace(HTMLImageElement.prototype, 'naturalHeight', { get: () => fakes.size?.[1] ?? 0 }),
  ];
}

function fakeCanvas(fakes: FakePictures): (() => void)[] {
  return [
    replace(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement) {
        return {
          drawImage: (_: unknown, ...area: unknown[]) => {
            fakes.drawings.push(area);
            fakes.canvases.push([this.width, this.height]);
          },
        };
      },
    }),
    replace(HTMLCanvasElement.prototype, 'toBlob', {
      value: (done: (blob: Blob | null) => void, ...encoding: unknown[]) => {
        fakes.encodings.push(encoding);
        const size = fakes.blobSizes.shift();
        done(size === undefined ? null : createSizedFile('scaled', size));
      },
    }),
    replace(HTMLCanvasElement.prototype, 'toDataURL', {
      value: (...encoding: unknown[]) => `data:image/webp;base64,${encoding.join('+')}`,
    }),
  ];
}

const readBytes = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });

/** Installs a decoder and a canvas. Call `restore` at the end of the test. */
export function installFakePictures(): FakePictures {
  const restores: (() => void)[] = [];
  const fakes: FakePictures = {
    size: [800, 600],
    blobSizes: [],
    encodings: [],
    drawings: [],
    canvases: [],
    urls: new Set(),
    restore: () => restores.forEach((restore) => restore()),
  };
  let count = 0;
  restores.push(
    replace(Blob.prototype, 'arrayBuffer', {
      value(this: Blob) {
        return readBytes(this);
      },
    }),
    ...fakeImages(fakes),
    ...fakeCanvas(fakes),
    replace(URL, 'createObjectURL', {
      value: () => {
        count += 1;
        fakes.urls.add(`blob:${count}`);
        return `blob:${count}`;
      },
    }),
    replace(URL, 'revokeObjectURL', { value: (url: string) => void fakes.urls.delete(url) }),
  );
  return fakes;
}
