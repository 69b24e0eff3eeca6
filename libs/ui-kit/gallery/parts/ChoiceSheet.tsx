import { useState } from 'react';
import { Checkbox, SegmentedControl, Switch, TextArea } from '../../src/index.ts';
import type { MessageSet } from '../messages.ts';
import { Sheet } from './Sheet.tsx';

interface ChoiceSheetProps {
  readonly words: MessageSet;
}

/** Checkboxes, switches and segmented controls. */
export function ChoiceSheet({ words }: ChoiceSheetProps) {
  const [segment, setSegment] = useState('a');
  return (
    <Sheet title="Choice">
      <Checkbox defaultChecked>{words.remember}</Checkbox>
      <Checkbox>{words.remember}</Checkbox>
      <Switch defaultChecked>{words.odds}</Switch>
      <Switch>{words.odds}</Switch>
      <SegmentedControl
        label="x"
        value={segment}
        onChange={setSegment}
        segments={[
          { value: 'a', label: words.live },
          { value: 'b', label: words.today },
          { value: 'c', label: words.early },
        ]}
      />
      <SegmentedControl
        label="y"
        size="small"
        isWide
        value={segment}
        onChange={setSegment}
        segments={[
          { value: 'a', label: words.full[0] },
          { value: 'b', label: words.full[1] },
          { value: 'c', label: words.full[2] },
        ]}
      />
      <TextArea label={words.more} rows={2} placeholder={words.choose} />
    </Sheet>
  );
}
