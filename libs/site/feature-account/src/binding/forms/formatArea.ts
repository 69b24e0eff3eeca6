import type { Country } from '@pavilion/auth-flows';
import type { BindingT } from '../messages/bindingMessages.ts';

/** Formats an area: `中国大陆 +86`. The default country has no name until the list is loaded. */
export const formatArea = ({ areaName, areaCode }: Country, t: BindingT): string =>
  `${areaName || t('area.china')} ${areaCode}`;
