/**
 * Returns the headers of every response of a site, errors included (SEC-06, F-RTE-17).
 *
 * @param {string} policy content security policy
 */
export const securityHeaders = (policy) => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
