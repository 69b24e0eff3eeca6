import { request as httpRequest } from 'node:http';
import {
  createWire,
  defaultWireProfile,
  nobleCrypto,
  openResponse,
  sealRequest,
  signRequest,
  type PlainRequest,
  type WireRequest,
} from '@pavilion/api-client/protocol';
import { createId } from '@pavilion/kernel';

const wire = createWire(defaultWireProfile, { crypto: nobleCrypto });

/** Creates a valid sealed call for a test to corrupt. */
export const sealTestRequest = (change: Partial<PlainRequest> = {}) =>
  sealRequest(wire, {
    method: 'POST',
    path: '/site/api/v1/configuration/preInfo',
    body: '{}',
    time: Date.now(),
    requestId: createId(),
    deviceId: '11111111-1111-4111-8111-111111111111',
    token: '',
    isSealed: true,
    ...change,
  });

/** Signs a corrupted call again, so that it is not refused because of its signature. */
export async function resignRequest(request: WireRequest): Promise<WireRequest> {
  const signature = await signRequest(wire, request);
  return { ...request, headers: { ...request.headers, [wire.profile.headers.signature]: signature } };
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Opened envelope; absent if the body is none. */
  readonly envelope: { status_code: number; data: unknown; message: string } | undefined;
}

async function readEnvelope(request: WireRequest, headers: Record<string, string>, body: string) {
  try {
    const opened = await openResponse(wire, request, { headers, body });
    return 'text' in opened ? (JSON.parse(opened.text) as NonNullable<RawResponse['envelope']>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends exact bytes, which `fetch` cannot do.
 *
 * @param repeated header that is sent twice
 */
export function sendRaw(url: string, request: WireRequest, repeated?: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const headers: Record<string, string[]> = {};
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) headers[name] = (name === repeated ? [value, value] : [value]).flat();
    const sent = httpRequest({ hostname, port, method: request.method, path: request.path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        void readEnvelope(request, response.headers as Record<string, string>, body).then((envelope) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, envelope }),
        );
      });
    });
    sent.on('error', reject);
    sent.end(request.body);
  });
}
