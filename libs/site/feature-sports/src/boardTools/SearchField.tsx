import { CloseIcon, IconButton, SearchIcon } from '@pavilion/ui-kit';
import type { RefObject } from 'react';
import { SearchBox } from './ToolStyles.ts';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Key that moves the focus to the field, as for `aria-keyshortcuts`. */
  readonly shortcut?: string;
}

/** Compact search field. Escape and a button clear it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clearLabel, value, onChange, inputRef, shortcut } = props;
  return (
    <SearchBox>
      <SearchIcon />
      <input
        ref={inputRef}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
        value={value}
        maxLength={40}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onChange('');
        }}
      />
      {value !== '' && (
        <IconButton label={clearLabel} size="small" onClick={() => onChange('')}>
          <CloseIcon />
        </IconButton>
      )}
    </SearchBox>
  );
}
