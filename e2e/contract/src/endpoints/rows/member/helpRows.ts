import { type EndpointRows, noObject } from '../../scenes/endpointRow.ts';

/** Rows of the ratings of help pages. */
export const helpRows = {
  'help.rate': {
    by: 'guest',
    body: () => ({ page: 'rqgl', isHelpful: true }),
    refusals: { 6007: noObject },
  },
} satisfies EndpointRows;
