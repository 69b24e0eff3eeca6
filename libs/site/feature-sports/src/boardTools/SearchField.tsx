import { useAppDispatch } from '@pavilion/site-contract';
import { CloseIcon, IconButton, SearchIcon } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions } from '../state/deskSlice.ts';
import { SearchBox } from './ToolStyles.ts';

/** Search for teams and leagues by characters, pinyin, pinyin initials or Latin letters. */
export function SearchField({ value }: { readonly value: string }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const change = (text: string) => dispatch(deskActions.searchChanged(text));
  return (
    <SearchBox>
      <SearchIcon />
      <input
        type="search"
        aria-label={t('tool.search')}
        placeholder={t('tool.searchHint')}
        value={value}
        maxLength={40}
        onChange={({ target }) => change(target.value)}
      />
      {value !== '' && (
        <IconButton label={t('tool.clearSearch')} size="small" onClick={() => change('')}>
          <CloseIcon />
        </IconButton>
      )}
    </SearchBox>
  );
}
