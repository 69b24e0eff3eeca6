import type { Page } from '@playwright/test';

/** Records what a page logs and requests: console messages with their objects, URLs and headers. */
export function recordPage(page: Page): () => Promise<{ readonly console: string; readonly requests: string }> {
  const messages: Promise<string>[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    const facts = message.args().map((arg) => arg.jsonValue().catch(() => ''));
    messages.push(Promise.all(facts).then((values) => `${message.text()} ${JSON.stringify(values)}`));
  });
  page.on('request', (request) => requests.push(request.url(), JSON.stringify(request.headers())));
  return async () => ({ console: (await Promise.all(messages)).join('\n'), requests: requests.join('\n') });
}
