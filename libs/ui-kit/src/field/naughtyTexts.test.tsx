import { sharedVectors } from '@pavilion/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { Notice } from '../feedback/Notice.tsx';
import { EmptyState } from '../feedback/StateMessage.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const naughty = sharedVectors<readonly string[]>('naughty_strings.json') ?? [
  '',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '‮ right to left',
  '田中さんにあげて下さい',
  '𠜎𠜱𠝹',
  '__proto__',
  '%s %d',
];
/** An `<input>` of one line removes line breaks, in browsers as in jsdom. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]/g, '');

it(`F-UI-06 a field keeps ${naughty.length} naughty strings as typed, and its texts show them`, () => {
  const { rerender } = render(<TextField label="line" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  const alert = screen.getByRole('alert');
  for (const text of naughty) {
    rerender(<TextField label="line" hint={text} error={text} />);
    fireEvent.change(input, { target: { value: text } });
    expect(input.value).toBe(oneLine(text));
    expect(alert.textContent).toBe(text);
  }
});

it('F-UI-06 a text area keeps naughty strings as typed', () => {
  render(<TextArea label="words" />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  for (const text of naughty) {
    fireEvent.change(area, { target: { value: text } });
    expect(area.value).toBe(text.replaceAll(/\r\n?/g, '\n'));
  }
});

it('F-UI-06 messages show naughty strings of the server as text, without elements of their own', () => {
  for (const text of naughty) {
    const { container, unmount } = render(
      <>
        <Notice data-tone="danger">{text}</Notice>
        <EmptyState title={text}>{text}</EmptyState>
      </>,
    );
    expect(container.textContent).toBe(text.repeat(3));
    expect(container.querySelector('script, img, iframe, a')).toBeNull();
    unmount();
  }
});
