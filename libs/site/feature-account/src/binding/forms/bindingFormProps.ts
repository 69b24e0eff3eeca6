import type { Member } from '@pavilion/site-contract';

/** Props of all binding forms. */
export interface BindingFormProps {
  readonly member: Member;
  readonly onCancel: () => void;
}
