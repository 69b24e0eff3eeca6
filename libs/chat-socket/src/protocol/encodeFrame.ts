/** Writes a frame: `{"msgId":0,"msgData":{}}`. The shape of `msgData` is the caller's word; the other end reads it anew. */
export const encodeFrame = (msgId: number, msgData: object): string => JSON.stringify({ msgId, msgData });
