import type { SandboxHandlers } from '../../request/handlerTypes.ts';

/** Handler of the ratings of help pages (ACT-04). */
export const createHelpHandlers = () =>
  ({
    'help.rate': ({ once, member, deviceId, body: { page, isHelpful }, now }) =>
      once(async (tx) => {
        const reader = member ? `member:${member.id}` : `device:${deviceId}`;
        const rating = { page, reader, is_helpful: isHelpful, rated_at: now };
        await tx
          .insertInto('help_ratings')
          .values(rating)
          .onConflict((row) => row.columns(['page', 'reader']).doUpdateSet({ is_helpful: isHelpful, rated_at: now }))
          .execute();
        return {};
      }),
  }) satisfies Partial<SandboxHandlers>;
