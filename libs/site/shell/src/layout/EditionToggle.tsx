import { selectEdition, uiActions, useAppDispatch, useAppSelector, useT } from '@pavilion/site-contract';
import { IconButton, MoonIcon, SunIcon } from '@pavilion/ui-kit';
import { shellMessages } from '../messages/shellMessages.ts';

/** Switch between the light and the dark edition; absent unless the edition switch of the site is 1 (EDN-01). */
export function EditionToggle() {
  const t = useT(shellMessages);
  const dispatch = useAppDispatch();
  const edition = useAppSelector(selectEdition);
  const isAllowed = useAppSelector((state) => state.site.editionSwitch === '1');
  if (!isAllowed) return null;
  const isDark = edition === 'professional';
  return (
    <IconButton
      label={isDark ? t('edition.toClassic') : t('edition.toProfessional')}
      onClick={() => dispatch(uiActions.editionChosen(isDark ? 'classic' : 'professional'))}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
