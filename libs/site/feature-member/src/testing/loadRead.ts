import type { ComposedRead, NoBody } from '@pavilion/site-data';
import { createFakeApi, createFakeServices, type FakeHandlers } from '@pavilion/site-testing';

/** Result of a composed read, and the calls that it sent. */
export interface LoadedRead<Data> {
  readonly data: Data;
  readonly sent: readonly (readonly [id: string, body: unknown])[];
}

/** Loads a composed read from handlers. */
export async function loadRead<Data>(
  read: ComposedRead<NoBody, Data>,
  handlers: FakeHandlers,
): Promise<LoadedRead<Data>> {
  const services = createFakeServices({ api: createFakeApi(handlers) });
  const sent: [string, unknown][] = [];
  const call: (id: never, body: never) => Promise<unknown> = (id, body) => {
    sent.push([id, body]);
    return services.api.call(id, body);
  };
  return { data: await read.load(call as Parameters<typeof read.load>[0], {}, services), sent };
}
