import { defaultCountry, type Country } from '@pavilion/auth-flows';
import { loadCountries } from '@pavilion/auth-flows/wire';
import { useServices, useT } from '@pavilion/site-contract';
import { Combobox } from '@pavilion/ui-kit/select';
import { useEffect, useState } from 'react';
import { authMessages } from '../messages/authMessages.ts';

/** Props of {@link AreaSelect}. */
export interface AreaSelectProps {
  readonly country: Country;
  readonly onChange: (country: Country) => void;
}

const formatAreaLabel = ({ areaName, areaCode }: Country) => (areaName ? `${areaName} ${areaCode}` : areaCode);

/** Country of a phone number, found by name or code. +86 is preselected and used while the list is not loaded (FGT-02). */
export function AreaSelect({ country, onChange }: AreaSelectProps) {
  const t = useT(authMessages);
  const countries = useCountries();
  const shown = country === defaultCountry ? (countries.find(isDefault) ?? country) : country;
  const choose = (label: string | null) => {
    const chosen = countries.find((one) => formatAreaLabel(one) === label);
    if (chosen) onChange(chosen);
  };
  return (
    <Combobox
      size="large"
      label={t('forgot.area')}
      emptyText={t('forgot.areaNone')}
      options={countries.map((one) => ({ value: formatAreaLabel(one), label: formatAreaLabel(one) }))}
      value={formatAreaLabel(shown)}
      onChange={choose}
    />
  );
}

const isDefault = ({ areaCode }: Country) => areaCode === defaultCountry.areaCode;

function useCountries(): readonly Country[] {
  const { api, logger } = useServices();
  const [countries, setCountries] = useState<readonly Country[]>([defaultCountry]);
  useEffect(() => {
    const abort = new AbortController();
    loadCountries(api, abort.signal)
      .then((list) => list.some(isDefault) && setCountries(list))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) logger.warn('countries.unavailable', { error: String(error) });
      });
    return () => abort.abort();
  }, [api, logger]);
  return countries;
}
