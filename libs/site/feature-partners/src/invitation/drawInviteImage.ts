import { buildQrPath } from '@pavilion/site-qr';

/** Texts and colours of the picture. */
export interface InviteImage {
  readonly link: string;
  readonly brand: string;
  readonly title: string;
  readonly scan: string;
  readonly code: string;
  readonly adult: string;
  readonly accent: string;
  readonly onAccent: string;
  /** Families of the page, so that the picture has its font. */
  readonly font: string;
}

const WIDTH = 750;
const HEIGHT = 1_000;
const QR = 420;

/** Draws the picture of an invitation as PNG. @throws Error if the browser cannot draw it */
export async function drawInviteImage(image: InviteImage): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('drawInviteImage: the browser has no 2D canvas.');
  const { accent, onAccent, font } = image;
  context.fillStyle = accent;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textAlign = 'center';
  const write = (text: string, y: number, style: string) => {
    context.font = `${style} ${font}`;
    context.fillText(text, WIDTH / 2, y, WIDTH - 80);
  };
  context.fillStyle = onAccent;
  write(image.brand, 120, '600 40px');
  write(image.title, 200, '600 52px');
  context.fillStyle = '#fff';
  context.fillRect((WIDTH - QR) / 2 - 30, 260, QR + 60, QR + 130);
  const { size, path } = buildQrPath(image.link);
  context.save();
  context.translate((WIDTH - QR) / 2, 290);
  context.scale(QR / size, QR / size);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  context.restore();
  context.fillStyle = '#1e2126';
  write(image.scan, 770, '600 34px');
  context.fillStyle = onAccent;
  write(image.code, 880, '400 34px');
  write(image.adult, 940, '400 24px');
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('drawInviteImage: the browser made no picture.'))),
      'image/png',
    ),
  );
}
