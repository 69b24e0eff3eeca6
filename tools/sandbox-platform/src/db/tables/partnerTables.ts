import type { RequestOf } from '@pavilion/api-client/protocol';
import type { Generated } from 'kysely';

type Application = RequestOf<'partners.apply'>;

/** Applications to become an agent. */
export interface AgentApplicationsTable {
  id: Generated<bigint>;
  /** Null for an application without a login. */
  member_id: number | null;
  name: string;
  contact_kind: Application['contactKind'];
  contact: string;
  channel: Application['channel'];
  /** Expected number of active players a month. */
  players: number;
  intro: string;
  state: 'received' | 'accepted' | 'declined';
  created_at: Date;
  decided_at: Date | null;
}

export interface PartnerTables {
  agent_applications: AgentApplicationsTable;
}
