import type { Country } from '@pavilion/auth-flows';
import { Select } from '@pavilion/ui-kit/select';
import { formatArea } from './formatArea.ts';
import { useBindingT } from '../messages/bindingMessages.ts';

/** Props of {@link AreaSelect}. */
export interface AreaSelectProps {
  readonly list: readonly Country[];
  readonly value: string;
  readonly onChange: (areaCode: string) => void;
}

/** Selection of an area code, in a separate file because the select control is larger than the rest of the page. */
export function AreaSelect({ list, value, onChange }: AreaSelectProps) {
  const t = useBindingT();
  const options = list.map((country) => ({ value: country.areaCode, label: formatArea(country, t) }));
  return <Select label={t('area.label')} options={options} value={value} onChange={onChange} />;
}
