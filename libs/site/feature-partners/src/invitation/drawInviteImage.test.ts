import { buildQrPath } from '@pavilion/site-qr';
import { drawInviteImage, type InviteImage } from './drawInviteImage.ts';

const image: InviteImage = {
  link: 'http://localhost/?register=1&icode=100007&rcode=image',
  brand: '云阁',
  title: '来云阁，一起看球',
  scan: '扫码注册',
  code: '邀请码 100007',
  adult: '未满 18 周岁禁止投注',
  accent: '#0a7',
  onAccent: '#fef',
  font: 'Test Sans',
};

class FakePath {
  constructor(readonly data: string) {}
}

/** Records what is drawn, with the colour of each shape, and colour and font of each text. */
class FakeContext {
  readonly drawn: string[] = [];
  readonly paths: string[] = [];
  fillStyle = '';
  font = '';
  textAlign = 'start';
  fillRect(...box: readonly number[]) {
    this.drawn.push(`box ${box.join(' ')} ${this.fillStyle}`);
  }
  fillText(text: string, ...place: readonly number[]) {
    this.drawn.push(`text ${text} ${place.join(' ')} ${this.textAlign} ${this.font} ${this.fillStyle}`);
  }
  fill({ data }: FakePath) {
    this.paths.push(data);
    this.drawn.push(`code ${this.fillStyle}`);
  }
  translate(x: number, y: number) {
    this.drawn.push(`translate ${x} ${y}`);
  }
  scale(x: number, y: number) {
    this.drawn.push(`scale ${x} ${y}`);
  }
  save() {
    this.drawn.push('save');
  }
  restore() {
    this.drawn.push('restore');
  }
}

const picture = new Blob(['picture'], { type: 'image/png' });

/** Replaces the canvas of the browser; jsdom has none. */
function setCanvas(context: FakeContext | null, blob: Blob | null = picture) {
  const sizes: string[] = [];
  const getContext = jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => context as unknown as null);
  const toBlob = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function respond(
    this: HTMLCanvasElement,
    respondWith,
    type,
  ) {
    sizes.push(`${this.width} × ${this.height} ${type}`);
    respondWith(blob);
  });
  return { sizes, getContext, toBlob };
}

beforeEach(() => void Object.assign(globalThis, { Path2D: FakePath }));

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Path2D');
});

it('ACT-03 draws a PNG of 750 × 1000 pixels', async () => {
  const { sizes, getContext } = setCanvas(new FakeContext());
  expect(await drawInviteImage(image)).toBe(picture);
  expect(sizes).toEqual(['750 × 1000 image/png']);
  expect(getContext.mock.calls).toEqual([['2d']]);
});

it('ACT-03 draws brand, title, the code on white, invitation code and age limit in the colours and font of the page', async () => {
  const context = new FakeContext();
  setCanvas(context);
  await drawInviteImage(image);
  const { size, path } = buildQrPath(image.link);
  expect(context.paths).toEqual([path]);
  expect(context.drawn).toEqual([
    'box 0 0 750 1000 #0a7',
    'text 云阁 375 120 670 center 600 40px Test Sans #fef',
    'text 来云阁，一起看球 375 200 670 center 600 52px Test Sans #fef',
    'box 135 260 480 550 #fff',
    'save',
    'translate 165 290',
    `scale ${420 / size} ${420 / size}`,
    'code #000',
    'restore',
    'text 扫码注册 375 770 670 center 600 34px Test Sans #1e2126',
    'text 邀请码 100007 375 880 670 center 400 34px Test Sans #fef',
    'text 未满 18 周岁禁止投注 375 940 670 center 400 24px Test Sans #fef',
  ]);
});

it('ACT-03 fails in a browser without a 2D canvas', async () => {
  const { toBlob } = setCanvas(null);
  await expect(drawInviteImage(image)).rejects.toThrow('drawInviteImage: the browser has no 2D canvas.');
  expect(toBlob).not.toHaveBeenCalled();
});

it('ACT-03 fails if the browser made no picture', async () => {
  setCanvas(new FakeContext(), null);
  await expect(drawInviteImage(image)).rejects.toThrow('drawInviteImage: the browser made no picture.');
});
