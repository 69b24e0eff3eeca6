import type { Logger } from '@pavilion/kernel';
import { buildQrPath } from '@pavilion/site-qr';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { ShareButton } from './ShareButton.tsx';

const picture = new Blob(['picture'], { type: 'image/png' });
const saved = { kind: 'success', text: '邀请图已保存' };
const failed = { kind: 'error', text: '邀请图没有生成，请复制链接' };

interface Device {
  /** Whether the pointer is a finger. */
  readonly isTouch?: boolean;
  /** Whether the browser can share the files; `undefined` for a browser without sharing. */
  readonly canShare?: boolean;
  readonly share?: () => Promise<void>;
  /** Called with the function that delivers the picture. */
  readonly toBlob?: (deliver: (blob: Blob | null) => void) => void;
}

const texts: string[] = [];
const fills: string[] = [];
const paths: string[] = [];

class FakePath {
  constructor(data: string) {
    paths.push(data);
  }
}

const context = {
  font: '',
  set fillStyle(colour: string) {
    fills.push(colour);
  },
  fillText: (text: string) => void texts.push(text),
  ...Object.fromEntries(['fillRect', 'fill', 'translate', 'scale', 'save', 'restore'].map((name) => [name, () => {}])),
};

function replace(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

/** Replaces what jsdom lacks: canvas, object URLs, media queries and sharing. */
function setDevice({ isTouch = false, canShare, share, toBlob = (deliver) => deliver(picture) }: Device) {
  const calls: string[] = [];
  const shared: ShareData[] = [];
  const offered: (ShareData | undefined)[] = [];
  const objects: unknown[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as unknown as null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(toBlob);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    calls.push(`download ${this.download} ${this.href}`);
  });
  replace(globalThis, 'Path2D', FakePath);
  replace(window, 'matchMedia', (query: string) => ({ matches: isTouch && query === '(pointer: coarse)' }));
  replace(URL, 'createObjectURL', (object: unknown) => {
    objects.push(object);
    return 'blob:http://localhost/1';
  });
  replace(URL, 'revokeObjectURL', (url: string) => void calls.push(`revoke ${url}`));
  if (canShare !== undefined) {
    replace(navigator, 'canShare', (data?: ShareData) => {
      offered.push(data);
      return canShare;
    });
    replace(navigator, 'share', (data: ShareData) => {
      shared.push(data);
      return share?.() ?? Promise.resolve();
    });
  }
  return { calls, shared, offered, objects };
}

afterEach(() => {
  jest.restoreAllMocks();
  for (const list of [texts, fills, paths]) list.length = 0;
  Reflect.deleteProperty(globalThis, 'Path2D');
  Reflect.deleteProperty(window, 'matchMedia');
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
});

async function open(device: Device = {}) {
  const browser = setDevice(device);
  const logger = { warn: jest.fn<void, Parameters<Logger['warn']>>() };
  const site = await renderWithSite(<ShareButton inviteCode="100007" />, {
    messages: [partnerMessages],
    services: { logger },
  });
  const button = screen.getByRole('button', { name: '保存邀请图' });
  return { ...browser, logger, site, button, press: () => userEvent.click(button) };
}

it.each<[string, Device]>([
  ['with a mouse', { canShare: true }],
  ['that cannot share', { isTouch: true }],
  ['that cannot share pictures', { isTouch: true, canShare: false }],
])('ACT-03 a device %s downloads the picture and confirms it', async (_, device) => {
  const { calls, objects, shared, site, press, logger } = await open(device);
  await press();
  await waitFor(() => expect(site.toasts).toEqual([saved]));
  expect(calls).toEqual(['download invite-100007.png blob:http://localhost/1', 'revoke blob:http://localhost/1']);
  expect(objects).toEqual([picture]);
  expect(shared).toEqual([]);
  expect(logger.warn).not.toHaveBeenCalled();
});

it('ACT-03 a phone shares the picture as a PNG file and saves nothing', async () => {
  const { calls, shared, offered, site, press, button } = await open({ isTouch: true, canShare: true });
  await press();
  await waitFor(() => expect(shared).toHaveLength(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  for (const data of [...shared, ...offered]) {
    expect(Object.keys(data ?? {})).toEqual(['files']);
    const files = data?.files ?? [];
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['invite-100007.png', 'image/png', picture.size],
    ]);
  }
  expect([calls, site.toasts]).toEqual([[], []]);
});

it('ACT-03 a share sheet that is closed is not a failure', async () => {
  const closed = new DOMException('Share canceled', 'AbortError');
  const { calls, shared, site, press, button, logger } = await open({
    isTouch: true,
    canShare: true,
    share: () => Promise.reject(closed),
  });
  await press();
  await waitFor(() => expect(shared).toHaveLength(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect([calls, site.toasts]).toEqual([[], []]);
  expect(logger.warn).not.toHaveBeenCalled();
});

it('ACT-03 a picture that cannot be drawn is logged, and the link is recommended', async () => {
  const { calls, site, press, button, logger } = await open({ toBlob: (deliver) => deliver(null) });
  await press();
  await waitFor(() => expect(site.toasts).toEqual([failed]));
  expect(logger.warn.mock.calls).toEqual([
    ['invitation.image', { error: 'Error: drawInviteImage: the browser made no picture.' }],
  ]);
  expect(calls).toEqual([]);
  expect(button).not.toHaveAttribute('aria-busy');
});

it('ACT-03 is busy while the picture is drawn', async () => {
  let deliver: (blob: Blob | null) => void = () => undefined;
  const { site, press, button, calls } = await open({ toBlob: (respond) => (deliver = respond) });
  expect(button).not.toHaveAttribute('aria-busy');
  await press();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await press();
  await act(async () => deliver(picture));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(site.toasts).toEqual([saved]);
  expect(calls).toHaveLength(2);
});

it('ACT-03 the picture has texts with brand and code, the link of pictures, and colours and font of the page', async () => {
  document.documentElement.style.setProperty('--color-accent-fill', '#0a7');
  document.documentElement.style.setProperty('--color-text-on-accent', '#fef');
  document.body.style.fontFamily = 'Test Sans';
  const { site, press } = await open();
  await press();
  await waitFor(() => expect(site.toasts).toEqual([saved]));
  expect(texts).toEqual(['云阁', '来云阁，一起看球', '扫码注册', '邀请码 100007', '未满 18 周岁禁止投注']);
  expect(paths).toEqual([buildQrPath('http://localhost/?register=1&icode=100007&rcode=image').path]);
  expect(fills).toEqual(['#0a7', '#fef', '#fff', '#000', '#1e2126', '#fef']);
  expect(context.font).toContain('Test Sans');
});
