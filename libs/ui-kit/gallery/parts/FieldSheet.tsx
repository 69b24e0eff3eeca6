import { useState } from 'react';
import { Button, PasswordField, TextField } from '../../src/index.ts';
import { Combobox, Select } from '../../src/select/index.ts';
import type { MessageSet } from '../messages.ts';
import { Sheet } from './Sheet.tsx';

interface FieldSheetProps {
  readonly words: MessageSet;
}

/** Fields for text, passwords, amounts and choices of a list. */
export function FieldSheet({ words }: FieldSheetProps) {
  const [bank, setBank] = useState<string | null>(null);
  const banks = words.banks.map((label, at) => ({ value: String(at), label }));
  return (
    <Sheet title="Field">
      <TextField label={words.username} hint={words.usernameHint} autoComplete="username" placeholder="demo01" />
      <PasswordField
        label={words.password}
        showLabel={words.show}
        hideLabel={words.hide}
        error={words.wrong}
        defaultValue="secret12"
      />
      <TextField
        label={words.stake}
        isFigure
        prefix="¥"
        defaultValue="1,200.00"
        suffix={
          <Button size="small" variant="quiet">
            {words.all}
          </Button>
        }
      />
      <Select label={words.bank} options={banks} value={bank} onChange={setBank} placeholder={words.choose} />
      <Combobox
        label={words.bank}
        options={banks}
        value={bank}
        onChange={setBank}
        placeholder={words.choose}
        emptyText={words.nothing}
      />
    </Sheet>
  );
}
