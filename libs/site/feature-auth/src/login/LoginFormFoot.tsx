import { dialogActions, useAppDispatch, useT } from '@pavilion/site-contract';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { authMessages } from '../messages/authMessages.ts';
import { paths } from '../paths.ts';
import { FinePrint, FootRow, TextButton } from './authParts.ts';

/** Ways out of the login form: forgotten password, customer service, registration; and what logging in agrees to. */
export function LoginFormFoot({ onLeave }: { readonly onLeave: () => void }) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const askForgot = () =>
    dispatch(
      dialogActions.opened({
        kind: 'confirm',
        title: t('forgot.title'),
        text: t('forgot.text'),
        ok: t('forgot.ok'),
        cancel: t('forgot.cancel'),
        okPath: paths.support,
        okAction: dialogActions.closed('login'),
      }),
    );
  return (
    <>
      <FootRow>
        <TextButton type="button" onClick={askForgot}>
          {t('login.forgot')}
        </TextButton>
        <Link to={paths.support} onClick={onLeave}>
          {t('login.support')}
        </Link>
      </FootRow>
      <FinePrint>
        <Agreement onLeave={onLeave} />
      </FinePrint>
    </>
  );
}

/** The sentence with its two links in the places its language puts them. */
function Agreement({ onLeave }: { readonly onLeave: () => void }) {
  const t = useT(authMessages);
  const links: Readonly<Record<string, readonly [path: string, text: string]>> = {
    '\u0001': [paths.terms, t('login.terms')],
    '\u0002': [paths.privacy, t('login.privacy')],
  };
  const sentence = t('login.agree', { terms: '\u0001', privacy: '\u0002' });
  return sentence.split(/([\u0001\u0002])/).map((part, at) => {
    const [path, text] = links[part] ?? [];
    return (
      <Fragment key={at}>
        {path === undefined ? (
          part
        ) : (
          <Link to={path} onClick={onLeave}>
            {text}
          </Link>
        )}
      </Fragment>
    );
  });
}
