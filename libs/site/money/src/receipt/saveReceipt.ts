import { drawReceipt, type ReceiptStyle } from './drawReceipt.ts';
import type { ReceiptDocument } from './receiptDocument.ts';

/** Brand of the receipt and the element that shows it. */
export interface ReceiptSource {
  readonly brandName: string;
  /** URL of the mark of the brand, on the own origin, so that the picture can be exported. */
  readonly markUrl: string;
  readonly paper: HTMLElement;
  /** Absolute URL of the QR code. */
  readonly url: string;
}

/** Saves the receipt as a PNG file in the colours of the page. Rejects if the browser cannot draw it. */
export async function saveReceipt(document: ReceiptDocument, source: ReceiptSource): Promise<void> {
  const mark = await loadMark(source.markUrl);
  const canvas = drawReceipt(document, readStyle(source, mark), source.url);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('saveReceipt: the picture could not be encoded.');
  saveFile(blob, `receipt-${document.number}.png`);
}

/** Loads the mark of the brand. A receipt without it is still complete. */
async function loadMark(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image(72, 72);
  image.src = url;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

function readStyle({ brandName, paper }: ReceiptSource, mark: HTMLImageElement | undefined): ReceiptStyle {
  const style = getComputedStyle(paper);
  const name = paper.querySelector('dt') ?? paper;
  const head = paper.querySelector('header') ?? paper;
  return {
    brandName,
    mark,
    paper: style.backgroundColor,
    text: style.color,
    muted: getComputedStyle(name).color,
    line: getComputedStyle(head).borderBottomColor,
    font: style.fontFamily,
  };
}

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
