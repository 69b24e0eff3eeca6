import { lazyWithRetry } from '@pavilion/site-contract';
import { ErrorBoundary, TextField } from '@pavilion/ui-kit';
import { formatArea } from './formatArea.ts';
import type { AreaSelectProps } from './AreaSelect.tsx';
import { useBindingT } from '../messages/bindingMessages.ts';

const AreaSelect = lazyWithRetry(
  () => import('./AreaSelect.tsx').then((file) => file.AreaSelect),
  (props: AreaSelectProps) => <StaticAreaField {...props} />,
);

/** Area code. It can be changed once the list has loaded; without the list it stays the default. */
export function AreaField(props: AreaSelectProps) {
  return (
    <ErrorBoundary fallback={() => <StaticAreaField {...props} />}>
      <AreaSelect {...props} />
    </ErrorBoundary>
  );
}

function StaticAreaField({ list, value }: AreaSelectProps) {
  const t = useBindingT();
  const country = list.find(({ areaCode }) => areaCode === value);
  return <TextField label={t('area.label')} readOnly tabIndex={-1} value={country ? formatArea(country, t) : value} />;
}
