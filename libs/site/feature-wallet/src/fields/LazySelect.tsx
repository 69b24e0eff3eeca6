import { ErrorBoundary, TextField } from '@pavilion/ui-kit';
import type { SelectProps } from '@pavilion/ui-kit/select';
import { lazy, Suspense } from 'react';

const SelectBox = lazy(() => import('./SelectBox.tsx').then((file) => ({ default: file.SelectBox })));

/** Select that is loaded after the page. Until then, and if loading fails, its value is shown as read-only. */
export function LazySelect<Value extends string>(props: SelectProps<Value>) {
  const fallback = <ReadOnlySelect {...props} />;
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={fallback}>
        <SelectBox {...props} onChange={(value) => props.onChange(value as Value)} />
      </Suspense>
    </ErrorBoundary>
  );
}

function ReadOnlySelect<Value extends string>({ label, hint, error, options, value, placeholder }: SelectProps<Value>) {
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
