import { lobbySchemas } from './lobbySchemas.ts';
import { streamSchemas } from './streamSchemas.ts';
import { venueMoneySchemas } from './venueMoneySchemas.ts';

/** Schemas of the calls of venues, lobbies and streams. */
export const venueSchemas = { ...venueMoneySchemas, ...lobbySchemas, ...streamSchemas };
