import { ErrorBoundary, TextField } from '@pavilion/ui-kit';
import type { SelectProps } from '@pavilion/ui-kit/select';
import { lazy, Suspense } from 'react';

const SelectBox = lazy(() => import('./SelectBox.tsx').then((file) => ({ default: file.SelectBox })));

/** One of a list: to be read at once, to be changed when the list has come; where it cannot be had, it stays as it is. */
export function LateSelect<Value extends string>(props: SelectProps<Value>) {
  const still = <StaticSelect {...props} />;
  return (
    <ErrorBoundary fallback={() => still}>
      <Suspense fallback={still}>
        <SelectBox {...props} onChange={(value) => props.onChange(value as Value)} />
      </Suspense>
    </ErrorBoundary>
  );
}

function StaticSelect<Value extends string>({ label, hint, error, options, value, placeholder }: SelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <TextField
      {...{ label, hint, error }}
      readOnly
      tabIndex={-1}
      value={chosen?.label ?? ''}
      placeholder={placeholder}
    />
  );
}
