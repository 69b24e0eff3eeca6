import { type EndpointRows, noObject } from '../../scenes/endpointRow.ts';

let contacts = 0;

const createApplication = () => ({
  name: '陈先生',
  contactKind: 'telegram' as const,
  contact: `@harbour_${++contacts}`,
  channel: 'community' as const,
  players: 30,
  intro: '经营足球讨论社区三年，成员约两千人。',
});

/** Rows of applications of agents and invited friends. */
export const partnerRows = {
  'partners.apply': {
    by: 'own',
    body: createApplication,
    check: ({ applicationNo }) => expect(applicationNo).toMatch(/^26\d{8}$/),
    refusals: {
      6007: noObject,
      6009: async ({ player, send }) => {
        const application = createApplication();
        await player.call('partners.apply', application);
        return send({ ...application, contact: application.contact.toUpperCase() });
      },
      6011: async ({ player, send }) => {
        for (let count = 0; count < 5; count += 1) await player.call('partners.apply', createApplication());
        return send(createApplication());
      },
    },
  },
  'partners.application': { body: () => ({}), check: (response) => expect(response).toEqual({}), refusals: {} },
  'partners.friends': {
    body: () => ({ pageNum: 1, pageSize: 10 }),
    check: (page) => expect(page).toEqual({ total: 0, list: [] }),
    refusals: { 6007: noObject },
  },
} satisfies EndpointRows;
