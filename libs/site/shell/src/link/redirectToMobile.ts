import type { Session } from '@pavilion/api-client';

const isPhone = (userAgent: string) => /\bMobile\b|\bAndroid\b|\biP(hone|od|ad)\b/.test(userAgent);

function parse(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/**
 * Builds the URL of the mobile site for a phone, with the stored invite codes (GRD-07).
 *
 * @param h5DomainUrl setting of the operator; must be an http(s) URL of another host
 * @returns `undefined` for another browser or without a valid setting
 */
export function buildMobileUrl(
  h5DomainUrl: string,
  session: Pick<Session, 'get'>,
  here: { readonly userAgent: string; readonly host: string },
): string | undefined {
  const target = isPhone(here.userAgent) ? parse(h5DomainUrl) : undefined;
  if (!target || !/^https?:$/.test(target.protocol) || target.host === here.host) return undefined;
  for (const name of ['icode', 'rcode'] as const) {
    const code = session.get(name);
    if (code) target.searchParams.set(name, code);
  }
  return target.href;
}

/** Redirects a phone to the mobile site. The history entry is replaced, so that the back button does not return here. */
export function redirectToMobile(h5DomainUrl: string, session: Pick<Session, 'get'>): void {
  const address = buildMobileUrl(h5DomainUrl, session, { userAgent: navigator.userAgent, host: window.location.host });
  if (address !== undefined) window.location.replace(address);
}
