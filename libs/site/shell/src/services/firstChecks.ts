import type { CallSchemas, StandardSchema } from '@pavilion/api-client';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');

const createCheck = (fits: (value: unknown) => boolean): StandardSchema => ({
  '~standard': {
    version: 1,
    vendor: 'pavilion',
    validate: (value) => (fits(value) ? { value } : { issues: [{ message: 'does not fit' }] }),
  },
});
const acceptAny = createCheck(() => true);

const settingNames = ['title', 'h5DomainUrl', 'depositSwitch', 'editionSwitch', 'safeSwitch'];

/**
 * Checks for the calls of a guest's first page, written by hand: the full schemas with their library would be a tenth of
 * the first load. The board of hot matches is checked only roughly, because its entities validate each field.
 */
export const firstChecks: Partial<CallSchemas> = {
  'configuration.preInfo': {
    request: acceptAny,
    response: createCheck((data) => isRecord(data) && hasTexts(data['siteBaseConfig'], settingNames)),
  },
  'video.hotLiveMatchDetail': {
    request: acceptAny,
    response: createCheck((data) => isRecord(data) && Array.isArray(data['games']) && Array.isArray(data['leagues'])),
  },
};
