import type { RequestOf } from '@pavilion/api-client';

export type ContactKind = RequestOf<'partners.apply'>['contactKind'];
export type Channel = RequestOf<'partners.apply'>['channel'];

/** Input of the application form; all fields as typed. */
export interface ApplicationFields {
  readonly name: string;
  readonly contactKind: ContactKind;
  readonly contact: string;
  readonly channel: Channel;
  readonly players: string;
  readonly intro: string;
  readonly isAdult: boolean;
}

/** Fields that can be invalid. */
export type ApplicationField = 'name' | 'contact' | 'players' | 'intro' | 'isAdult';

export const contactKinds: readonly ContactKind[] = ['phone', 'email', 'telegram', 'line', 'wechat'];
export const channels: readonly Channel[] = ['community', 'website', 'media', 'offline', 'other'];

/** Maximum lengths of the platform. */
export const MAX_NAME = 50;
export const MAX_INTRO = 500;
const MIN_INTRO = 10;
const MAX_PLAYERS = 1_000_000;

const contactRules: Readonly<Record<ContactKind, RegExp>> = {
  phone: /^\+?\d{6,15}$/,
  email: /^[^\s@]{1,40}@[^\s@]{1,30}\.[a-z]{2,8}$/i,
  telegram: /^@?\w{5,32}$/,
  line: /^@?[\w.-]{4,20}$/,
  wechat: /^[a-z][\w-]{5,19}$/i,
};

/** Returns the contact without white space and separators of a phone number. */
export const cleanContact = ({ contactKind, contact }: ApplicationFields): string =>
  contactKind === 'phone' ? contact.replace(/[\s()-]/g, '') : contact.trim();

const isCount = (text: string) => /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_PLAYERS;

/** Returns the invalid fields. */
export function listInvalidFields(fields: ApplicationFields): readonly ApplicationField[] {
  const [name, intro] = [fields.name.trim(), fields.intro.trim()];
  const isValid: Readonly<Record<ApplicationField, boolean>> = {
    name: name.length > 0 && name.length <= MAX_NAME,
    contact: contactRules[fields.contactKind].test(cleanContact(fields)),
    players: isCount(fields.players.trim()),
    intro: intro.length >= MIN_INTRO && intro.length <= MAX_INTRO,
    isAdult: fields.isAdult,
  };
  return (Object.keys(isValid) as ApplicationField[]).filter((field) => !isValid[field]);
}

/** Converts valid input to the call. */
export const toApplication = (fields: ApplicationFields): RequestOf<'partners.apply'> => ({
  name: fields.name.trim(),
  contactKind: fields.contactKind,
  contact: cleanContact(fields),
  channel: fields.channel,
  players: Number(fields.players.trim()),
  intro: fields.intro.trim(),
});
