export { buildQrPath } from './buildQrPath.ts';
export { QrCode } from './QrCode.tsx';
