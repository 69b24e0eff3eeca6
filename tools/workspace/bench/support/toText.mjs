/** Returns the text of a frame. @param {import('ws').RawData} data a `Buffer`, the default of `ws` */
export function toText(data) {
  if (!Buffer.isBuffer(data))
    throw new Error('toText: the frame is not a Buffer. Keep the default `binaryType` of the socket.');
  return data.toString();
}
