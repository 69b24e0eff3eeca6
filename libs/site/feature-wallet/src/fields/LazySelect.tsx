import { lazyWithRetry } from '@pavilion/site-contract';
import { ErrorBoundary, TextField } from '@pavilion/ui-kit';
import type { SelectProps } from '@pavilion/ui-kit/select';

const SelectBox = lazyWithRetry(
  () => import('./SelectBox.tsx').then((file) => file.SelectBox),
  (props: SelectProps<string>) => <ReadOnlySelect {...props} />,
);

/** Select that is loaded after the page. Until then, and if loading fails, its value is shown as read-only. */
export function LazySelect<Value extends string>(props: SelectProps<Value>) {
  return (
    <ErrorBoundary fallback={() => <ReadOnlySelect {...props} />}>
      <SelectBox {...props} onChange={(value) => props.onChange(value as Value)} />
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
