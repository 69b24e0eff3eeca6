import { buildQrPath } from '@pavilion/site-qr';
import type { ReceiptDocument } from './receiptDocument.ts';

/** Width of the picture in pixels. The drawing is in units of half a pixel, as sharp as a page on a dense screen. */
export const PICTURE_WIDTH = 840;
const SCALE = 2;
const WIDTH = PICTURE_WIDTH / SCALE;
const EDGE = 24;

/** Values that the drawing takes from the page: colours and fonts of the theme, and the mark of the brand. */
export interface ReceiptStyle {
  readonly brandName: string;
  readonly mark: CanvasImageSource | undefined;
  readonly paper: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly font: string;
}

interface TextStyle {
  readonly size: number;
  readonly isStrong?: boolean;
  readonly isMuted?: boolean;
  readonly isEnd?: boolean;
}

/** Divides a text into lines of at most `width`; Chinese has no spaces, so a line may end after any character. */
export function wrapText(text: string, width: number, measure: (line: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const character of text) {
    if (line !== '' && measure(line + character) > width) {
      lines.push(line);
      line = '';
    }
    line += character;
  }
  return [...lines, line];
}

/** Pen that moves down the page. It draws nothing before the height of the canvas is known. */
class Pen {
  y = 0;

  constructor(
    readonly context: CanvasRenderingContext2D,
    readonly style: ReceiptStyle,
  ) {}

  /** Writes a text between two edges and returns its height. */
  write(text: string, style: TextStyle, [left, right]: readonly [number, number] = [EDGE, WIDTH - EDGE]): number {
    const { context, style: theme } = this;
    context.font = `${style.isStrong ? 600 : 400} ${style.size}px ${theme.font}`;
    context.fillStyle = style.isMuted ? theme.muted : theme.text;
    context.textAlign = style.isEnd ? 'right' : 'left';
    context.textBaseline = 'top';
    const height = Math.round(style.size * 1.5);
    const lines = wrapText(text, right - left, (line) => context.measureText(line).width);
    lines.forEach((line, at) => context.fillText(line, style.isEnd ? right : left, this.y + at * height));
    return lines.length * height;
  }

  rule(y: number, dash: readonly number[] = []): void {
    const { context, style: theme } = this;
    context.strokeStyle = theme.line;
    context.lineWidth = 1;
    context.setLineDash([...dash]);
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(WIDTH, y);
    context.stroke();
  }
}

/** Draws the receipt and returns its height in units. Drawn twice: the first time only to measure. */
function drawAll(pen: Pen, document: ReceiptDocument, url: string): number {
  drawHead(pen, document);
  drawAmount(pen, document);
  drawLegs(pen, document);
  drawRows(pen, document);
  drawFoot(pen, document, url);
  return Math.ceil(pen.y);
}

function drawHead(pen: Pen, { kind, state }: ReceiptDocument): void {
  const { mark, brandName } = pen.style;
  if (mark) pen.context.drawImage(mark, EDGE, 20, 36, 36);
  pen.y = 28;
  pen.write(brandName, { size: 18, isStrong: true }, [EDGE + 46, WIDTH / 2]);
  pen.y = 18;
  pen.y += pen.write(kind, { size: 15, isStrong: true, isEnd: true });
  pen.write(state, { size: 12, isMuted: true, isEnd: true });
  pen.rule(70.5);
  pen.rule(73.5);
  pen.y = 90;
}

function drawAmount(pen: Pen, { amount }: ReceiptDocument): void {
  if (!amount) return;
  pen.y += pen.write(amount.name, { size: 12, isMuted: true });
  pen.y += pen.write(amount.text, { size: 28, isStrong: true });
  pen.y += pen.write(amount.words, { size: 12, isMuted: true }) + 10;
}

function drawLegs(pen: Pen, { legs }: ReceiptDocument): void {
  for (const { title, figure, notes } of legs) {
    pen.write(figure, { size: 17, isStrong: true, isEnd: true });
    pen.y += pen.write(title, { size: 17, isStrong: true }, [EDGE, WIDTH - EDGE - 80]);
    for (const note of notes) pen.y += pen.write(note, { size: 12, isMuted: true });
    pen.y += 10;
  }
}

function drawRows(pen: Pen, { rows, totals }: ReceiptDocument): void {
  for (const [name, value] of rows) {
    const height = pen.write(name, { size: 13, isMuted: true }, [EDGE, EDGE + 110]);
    pen.y += Math.max(height, pen.write(value, { size: 13, isEnd: true }, [EDGE + 120, WIDTH - EDGE])) + 6;
  }
  if (totals.length > 0) {
    pen.rule(pen.y + 5.5);
    pen.y += 16;
  }
  for (const [name, value] of totals) {
    pen.write(name, { size: 13, isMuted: true }, [EDGE, EDGE + 130]);
    pen.y += pen.write(value, { size: 20, isStrong: true, isEnd: true }, [EDGE + 140, WIDTH - EDGE]);
  }
  pen.y += 10;
}

function drawFoot(pen: Pen, { notes }: ReceiptDocument, url: string): void {
  const { context } = pen;
  const side = 88;
  pen.rule(pen.y + 0.5, [4, 3]);
  const top = pen.y + 16;
  const { size, path } = buildQrPath(url);
  context.save();
  context.translate(EDGE, top);
  context.scale(side / size, side / size);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  context.restore();
  pen.y = top + 4;
  for (const note of notes) pen.y += pen.write(note, { size: 12, isMuted: true }, [EDGE + side + 16, WIDTH - EDGE]);
  pen.y = Math.max(pen.y, top + side) + 16;
}

/** Draws a receipt as a picture of {@link PICTURE_WIDTH} pixels. */
export function drawReceipt(document: ReceiptDocument, style: ReceiptStyle, url: string): HTMLCanvasElement {
  const canvas = window.document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('drawReceipt: this browser has no 2D canvas.');
  const height = drawAll(new Pen(context, style), document, url);
  canvas.width = PICTURE_WIDTH;
  canvas.height = height * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = style.paper;
  context.fillRect(0, 0, WIDTH, height);
  drawAll(new Pen(context, style), document, url);
  return canvas;
}
