import { ErrorBoundary, TextField } from '@pavilion/ui-kit';
import { lazy, Suspense } from 'react';
import { formatArea } from './formatArea.ts';
import type { AreaSelectProps } from './AreaSelect.tsx';
import { useBindingT } from '../messages/bindingMessages.ts';

const AreaSelect = lazy(() => import('./AreaSelect.tsx').then((file) => ({ default: file.AreaSelect })));

/** Area code. It can be changed once the list has loaded; without the list it stays the default. */
export function AreaField(props: AreaSelectProps) {
  const fallback = <StaticAreaField {...props} />;
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={fallback}>
        <AreaSelect {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function StaticAreaField({ list, value }: AreaSelectProps) {
  const t = useBindingT();
  const country = list.find(({ areaCode }) => areaCode === value);
  return <TextField label={t('area.label')} readOnly tabIndex={-1} value={country ? formatArea(country, t) : value} />;
}
