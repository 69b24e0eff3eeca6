import type { Member } from '@pavilion/site-contract';

/** What every binding form gets. */
export interface BindingFormProps {
  readonly member: Member;
  readonly onCancel: () => void;
}
