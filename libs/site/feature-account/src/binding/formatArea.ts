import type { Country } from '@pavilion/auth-flows';
import type { BindingT } from './messages/bindingMessages.ts';

/** `中国大陆 +86`; the default country has no name of its own before the list is there. */
export const formatArea = ({ areaName, areaCode }: Country, t: BindingT): string =>
  `${areaName || t('area.china')} ${areaCode}`;
