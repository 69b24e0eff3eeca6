import { selectEdition, uiActions, useAppDispatch, useAppSelector, useServices, useT } from '@pavilion/site-contract';
import { IconButton, MoonIcon, SunIcon } from '@pavilion/ui-kit';
import { shellMessages } from '../../messages/shellMessages.ts';

/** Switch between the light and the dark edition, which stores the choice; absent unless the edition switch of the site is 1 (EDN-01). */
export function EditionToggle() {
  const t = useT(shellMessages);
  const dispatch = useAppDispatch();
  const { session } = useServices();
  const edition = useAppSelector(selectEdition);
  const isAllowed = useAppSelector((state) => state.site.editionSwitch === '1');
  if (!isAllowed) return null;
  const isDark = edition === 'professional';
  const toggle = () => {
    const chosen = isDark ? 'classic' : 'professional';
    session.set('edition', chosen);
    dispatch(uiActions.editionChosen(chosen));
  };
  return (
    <IconButton label={isDark ? t('edition.toClassic') : t('edition.toProfessional')} onClick={toggle}>
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
