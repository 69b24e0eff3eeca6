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
 * Address of the mobile site for a phone, with the invite codes the player came by (GRD-07).
 *
 * @param h5DomainUrl the operator's setting; only an http(s) address of another host leads anywhere
 * @returns undefined for any other browser, or where there is no mobile site
 */
export function mobileAddress(
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

/** Leads a phone on to the mobile site, so that its back button does not lead here again. */
export function redirectToMobile(h5DomainUrl: string, session: Pick<Session, 'get'>): void {
  const address = mobileAddress(h5DomainUrl, session, { userAgent: navigator.userAgent, host: window.location.host });
  if (address !== undefined) window.location.replace(address);
}
