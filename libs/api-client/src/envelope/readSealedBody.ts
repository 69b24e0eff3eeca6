/** Reads `{"sealed":"…"}`, the form of every sealed body. Returns undefined for anything else. */
export function readSealedBody(body: string): string | undefined {
  try {
    const value = JSON.parse(body) as { sealed?: unknown } | null;
    return typeof value?.sealed === 'string' ? value.sealed : undefined;
  } catch {
    return undefined;
  }
}
