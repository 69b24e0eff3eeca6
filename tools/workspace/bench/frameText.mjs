/** The text of a frame. @param {import('ws').RawData} data a `Buffer`: the bench's sockets keep the default of `ws` */
export function toText(data) {
  if (!Buffer.isBuffer(data)) throw new Error('frameText: the socket is set to bring something other than a Buffer.');
  return data.toString();
}
