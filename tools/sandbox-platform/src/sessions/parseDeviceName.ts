import Bowser from 'bowser';

const MAX_LENGTH = 512;

/** Returns browser and system of a `User-Agent` header, such as `Chrome · Windows`; `undefined` if neither is known. */
export function parseDeviceName(userAgent: string): string | undefined {
  if (userAgent === '') return undefined;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? undefined : names.join(' · ');
}
