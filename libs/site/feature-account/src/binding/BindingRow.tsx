import type { Member } from '@pavilion/site-contract';
import { ButtonRoot, Icon, LockIcon, Tag, VisuallyHidden, type IconName } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Locked, Row, RowName, RowState } from './forms/bindingStyles.ts';
import { formatBoundValue, isRowBound, type BindingRowId } from './state/bindingRows.ts';
import { EmailForm } from './forms/EmailForm.tsx';
import { useBindingT } from './messages/bindingMessages.ts';
import { PasswordForm } from './forms/PasswordForm.tsx';
import { PhoneForm } from './forms/PhoneForm.tsx';
import { RealNameForm } from './forms/RealNameForm.tsx';

const icons: Readonly<Record<BindingRowId, IconName>> = {
  phone: 'phone',
  realName: 'user',
  email: 'mail',
  second: 'shield',
  login: 'lock',
};

/** Props of {@link BindingRow}. */
export interface BindingRowProps {
  readonly row: BindingRowId;
  readonly member: Member;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One binding: its state, and its form while it is open. A bound value is read-only; passwords can be changed. */
export function BindingRow({ row, member, isOpen, onClose }: BindingRowProps) {
  const t = useBindingT();
  const name = useFocusWhenClosed(isOpen);
  const isBound = isRowBound(row, member);
  return (
    <Row data-bound={isBound || undefined}>
      <Icon name={icons[row]} />
      <RowName>
        <h2 ref={name} tabIndex={-1}>
          {t(`row.${row}`)}
        </h2>
        <p>{t(`row.${row}.why`)}</p>
      </RowName>
      <RowState>
        {isBound && formatBoundValue(row, member) !== '' && <span>{formatBoundValue(row, member)}</span>}
        {isBound ? <Tag tone="success">{t(`bound.${row}`)}</Tag> : row !== 'login' && <Tag>{t(`state.${row}`)}</Tag>}
      </RowState>
      {!isOpen && <RowAction row={row} isBound={isBound} />}
      {isOpen && <RowForm row={row} member={member} onCancel={onClose} />}
    </Row>
  );
}

function RowAction({ row, isBound }: { readonly row: BindingRowId; readonly isBound: boolean }) {
  const t = useBindingT();
  const isPassword = row === 'second' || row === 'login';
  if (isBound && !isPassword) {
    return (
      <Locked>
        <LockIcon />
        {t('locked')}
      </Locked>
    );
  }
  const verb =
    row === 'login' ? 'change.login' : isBound && row === 'second' ? 'change.second' : (`bind.${row}` as const);
  return (
    <ButtonRoot as={Link} to={`#${row}`} replace data-variant="secondary" data-size="small">
      {t(verb)}
      <VisuallyHidden>{t(`row.${row}`)}</VisuallyHidden>
    </ButtonRoot>
  );
}

function RowForm({
  row,
  ...form
}: {
  readonly row: BindingRowId;
  readonly member: Member;
  readonly onCancel: () => void;
}) {
  if (row === 'phone') return <PhoneForm {...form} />;
  if (row === 'email') return <EmailForm {...form} />;
  return row === 'realName' ? <RealNameForm {...form} /> : <PasswordForm {...form} target={row} />;
}

/** Moves the focus to the name of the row when its form closes. */
function useFocusWhenClosed(isOpen: boolean) {
  const name = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) name.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return name;
}
