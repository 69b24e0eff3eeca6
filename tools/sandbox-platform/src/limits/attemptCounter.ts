import type { AttemptLimitName } from './attemptLimits.ts';
import { toClientNetwork } from './toClientNetwork.ts';

/** Counter of attempts: a limit and the key that it counts by. */
export interface AttemptCounter {
  readonly limit: AttemptLimitName;
  /** Parts of the key. The database stores their keyed digest. */
  readonly key: readonly string[];
}

/** Device and address of a client. */
export interface Client {
  readonly deviceId: string;
  readonly ip: string;
}

/** Returns the counter of a client address. */
export const getAddressCounter = (limit: `${string}OfAddress` & AttemptLimitName, ip: string): AttemptCounter => ({
  limit,
  key: [toClientNetwork(ip)],
});

/** Returns the counter of a device of an address. */
export const getClientCounter = (
  limit: `${string}OfClient` & AttemptLimitName,
  { deviceId, ip }: Client,
): AttemptCounter => ({ limit, key: [toClientNetwork(ip), deviceId] });

/** Returns the counter of a member. */
export const getMemberCounter = (limit: `${string}OfMember` & AttemptLimitName, memberId: number): AttemptCounter => ({
  limit,
  key: [String(memberId)],
});
