import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../db/database.ts';
import { avatars, buildAvatarSvg } from './avatars.ts';
import { buildAvatarPath, buildUploadPath } from './picturePaths.ts';

/** Headers that fix the type, block scripts, limit embedding to the same site and allow caching. Pictures never change. */
const headers = {
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
  'cache-control': 'private, max-age=86400, immutable',
};

const sendNotFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('');

/**
 * Registers the paths of avatars and uploads. They are plain GET requests, because an `<img>` cannot open a sealed
 * response.
 */
export function registerPictures(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { id: string } }>(buildAvatarPath(':id'), ({ params: { id } }, reply) => {
    const avatar = Object.hasOwn(avatars, id) ? avatars[id] : undefined;
    return avatar
      ? reply.headers(headers).type('image/svg+xml; charset=utf-8').send(buildAvatarSvg(avatar))
      : sendNotFound(reply);
  });
  app.get<{ Params: { id: string } }>(buildUploadPath(':id'), async ({ params: { id } }, reply) => {
    const image = /^[\w-]{22}$/.test(id)
      ? await db.selectFrom('images').select(['content_type', 'bytes']).where('id', '=', id).executeTakeFirst()
      : undefined;
    if (!image) return sendNotFound(reply);
    return reply.headers(headers).type(image.content_type).send(Buffer.from(image.bytes));
  });
}
