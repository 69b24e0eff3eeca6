import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Violations } from './createViolations.ts';
import { parseViolations } from './parseViolations.ts';

/** Path to which browsers send violations of a content security policy (`report-uri`). */
export const VIOLATIONS_PATH = '/csp-report';

const MAX_BYTES = 16 * 1024;
const TYPES = ['application/csp-report', 'application/reports+json'];

const NO_CONTENT = 204;
const BAD_REQUEST = 400;
const TOO_MANY = 429;

/** Ports of {@link registerViolations}. */
export interface ViolationPorts {
  readonly violations: Pick<Violations, 'admit' | 'add'>;
  /** Returns the address of the client, for the limit. */
  readonly getAddress: (request: FastifyRequest) => string;
}

/** Registers the collector of violations (SEC-07). It needs no session and reads no cookie: browsers send reports without them. */
export function registerViolations(server: FastifyInstance, { violations, getAddress }: ViolationPorts): void {
  void server.register((app, _options, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    app.setErrorHandler((error: FastifyError, _request, reply) => reply.code(error.statusCode ?? BAD_REQUEST).send(''));
    const admit = async (request: FastifyRequest) => {
      if (!violations.admit(getAddress(request)))
        throw Object.assign(new Error('Too many reports.'), { statusCode: TOO_MANY });
    };
    app.post(VIOLATIONS_PATH, { onRequest: admit }, (request, reply) => {
      const found = parseViolations(String(request.body));
      if (!found) return reply.code(BAD_REQUEST).send('');
      violations.add(found);
      return reply.code(NO_CONTENT).send();
    });
    done();
  });
}
