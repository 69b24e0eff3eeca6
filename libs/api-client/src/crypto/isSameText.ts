/** Compares two texts in a time that depends only on their length (F-CRY-18). */
export function isSameText(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let at = 0; at < left.length; at += 1)
    difference |= left.charCodeAt(at) ^ right.charCodeAt(at % (right.length || 1));
  return difference === 0;
}
