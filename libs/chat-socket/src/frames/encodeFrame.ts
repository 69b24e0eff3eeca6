/** Encodes a frame: `{"msgId":0,"msgData":{}}`. `msgData` is not validated here; the receiver does so. */
export const encodeFrame = (msgId: number, msgData: object): string => JSON.stringify({ msgId, msgData });
