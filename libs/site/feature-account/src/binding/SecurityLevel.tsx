import { listMissingBindings, securityBindings, type Member } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { levelTones } from '../userInfo/levelTones.ts';
import { LevelMeter } from './forms/LevelMeter.tsx';
import { useBindingT } from './messages/bindingMessages.ts';

/** Security level of the account, and the missing bindings that would raise it. */
export function SecurityLevel({ member }: { readonly member: Member }) {
  const t = useBindingT();
  const { securityLevel } = member.profile;
  const missing = listMissingBindings(member);
  const count = securityBindings.length - missing.length;
  const names = missing.map((row) => t(`row.${row}`)).join(t('list.comma'));
  return (
    <Summary>
      <h2>
        {t('level.label')} <b data-tone={levelTones[securityLevel]}>{t(`level.${securityLevel}`)}</b>
      </h2>
      <LevelMeter filled={count} of={securityBindings.length} tone={levelTones[securityLevel]} />
      <p>{t('level.count', { count, all: securityBindings.length })}</p>
      <p>{missing.length === 0 ? t('level.complete') : t('level.missing', { names })}</p>
    </Summary>
  );
}

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.4')};
  padding: ${token('space.5')} ${token('space.6')};
  > h2 {
    font-size: ${token('font.size.price')};
  }
  b[data-tone='danger'] {
    color: ${token('color.text.danger')};
  }
  b[data-tone='warning'] {
    color: ${token('color.text.warning')};
  }
  b[data-tone='success'] {
    color: ${token('color.text.success')};
  }
  > p {
    color: ${token('color.text.secondary')};
    font-variant-numeric: tabular-nums;
  }
  > p:last-child {
    margin-inline-start: auto;
    font-size: ${token('font.size.caption')};
  }
`;
