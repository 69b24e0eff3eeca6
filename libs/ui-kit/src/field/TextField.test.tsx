import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState, type ChangeEvent, type ComponentType, type ReactElement, type Ref } from 'react';
import { PasswordField } from './PasswordField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

describe('F-UI-04 a field exposes its texts to screen readers', () => {
  it.each`
    shown             | hint         | error          | description
    ${'nothing'}      | ${undefined} | ${undefined}   | ${''}
    ${'a hint'}       | ${'4 to 11'} | ${undefined}   | ${'4 to 11'}
    ${'an error'}     | ${undefined} | ${'too short'} | ${'too short'}
    ${'both of them'} | ${'4 to 11'} | ${'too short'} | ${'4 to 11 too short'}
    ${'an empty one'} | ${'4 to 11'} | ${''}          | ${'4 to 11'}
    ${'a false hint'} | ${false}     | ${undefined}   | ${''}
  `('$shown', ({ hint, error, description }) => {
    for (const Field of [TextField, TextArea]) {
      const { unmount } = render(<Field label="name" hint={hint} error={error} />);
      const input = screen.getByRole('textbox', { name: 'name' });
      expect(input).toHaveAccessibleDescription(description);
      expect(input.getAttribute('aria-describedby')?.split(' ') ?? []).toHaveLength(
        [hint, error].filter(Boolean).length,
      );
      expect(document.getElementById(`${input.id}-hint`) === null).toBe(!hint);
      expect(input.getAttribute('aria-invalid')).toBe(error ? 'true' : null);
      expect(input.parentElement?.hasAttribute('data-invalid')).toBe(Boolean(error));
      unmount();
    }
  });

  it.each([TextField, TextArea])('keeps a description of the caller', (Field) => {
    render(
      <>
        <Field label="name" hint="4 to 11" aria-describedby="rule" />
        <p id="rule">letters</p>
      </>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('letters 4 to 11');
  });

  it('announces an error when it appears', () => {
    const { rerender } = render(<TextField label="name" />);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    rerender(<TextField label="name" error="too short" />);
    expect(screen.getByRole('alert')).toHaveTextContent('too short');
  });

  it('labels a text area the same way', () => {
    render(<TextArea label="words" error="empty" />);
    expect(screen.getByRole('textbox', { name: 'words' })).toHaveAccessibleDescription('empty');
  });
});

type SharedProps = Pick<TextFieldProps, 'label' | 'isLabelHidden' | 'hint' | 'error' | 'id' | 'disabled'>;

describe.each<[name: string, Field: ComponentType<SharedProps>]>([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('%s', (_name, Field) => {
  it.each([true, false])('looks disabled only if it is: %s', (disabled) => {
    render(<Field label="name" disabled={disabled} />);
    const input = screen.getByRole<HTMLInputElement & HTMLTextAreaElement>('textbox');
    expect(input.disabled).toBe(disabled);
    expect(input.parentElement?.getAttribute('data-disabled')).toBe(disabled ? '' : null);
  });

  it.each`
    isLabelHidden | hidden
    ${undefined}  | ${false}
    ${true}       | ${true}
  `(
    'with isLabelHidden $isLabelHidden it is named, and its label is invisible: $hidden',
    ({ isLabelHidden, hidden }) => {
      render(<Field label="name" isLabelHidden={isLabelHidden} />);
      expect(screen.getByRole('textbox', { name: 'name' })).toBeInTheDocument();
      expect(screen.getByText('name').hasAttribute('data-hidden')).toBe(hidden);
    },
  );

  it('uses an id of the caller, also for its texts', () => {
    render(<Field label="name" id="mine" hint="4 to 11" />);
    expect(screen.getByRole('textbox', { name: 'name' })).toHaveAttribute('id', 'mine');
    expect(screen.getByText('4 to 11')).toHaveAttribute('id', 'mine-hint');
  });

  it('two of them without an id have their own texts', () => {
    render(
      <>
        <Field label="name" hint="4 to 11" />
        <Field label="code" hint="6 digits" />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'name' })).toHaveAccessibleDescription('4 to 11');
    expect(screen.getByRole('textbox', { name: 'code' })).toHaveAccessibleDescription('6 digits');
  });
});

it('a text area has four lines unless the caller wants others', () => {
  const { rerender } = render(<TextArea label="words" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('rows', '4');
  rerender(<TextArea label="words" rows={2} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('rows', '2');
});

it.each`
  field          | props                                                                  | inputmode    | autocomplete   | figure
  ${'text'}      | ${{}}                                                                  | ${null}      | ${null}        | ${null}
  ${'figure'}    | ${{ isFigure: true }}                                                  | ${'decimal'} | ${'off'}       | ${''}
  ${'bank card'} | ${{ isFigure: true, inputMode: 'numeric', autoComplete: 'cc-number' }} | ${'numeric'} | ${'cc-number'} | ${''}
`(
  'a $field field has the keypad $inputmode and the completion $autocomplete',
  ({ props, inputmode, autocomplete, figure }) => {
    render(<TextField label="amount" {...props} />);
    const input = screen.getByLabelText('amount');
    const attributes = ['inputmode', 'autocomplete', 'data-figure', 'type'].map((name) => input.getAttribute(name));
    expect(attributes).toEqual([inputmode, autocomplete, figure, null]);
  },
);

it('TextField has its prefix before and its suffix after the value', () => {
  render(<TextField label="amount" prefix={<b>¥</b>} suffix={<b>all</b>} size="large" />);
  const box = screen.getByLabelText('amount').parentElement as HTMLElement;
  expect([...box.children].map((part) => part.textContent)).toEqual(['¥', '', 'all']);
  expect(box).toHaveAttribute('data-size', 'large');
});

it.each`
  part               | show
  ${'TextField'}     | ${(ref: Ref<never>) => <TextField label="name" ref={ref} />}
  ${'TextArea'}      | ${(ref: Ref<never>) => <TextArea label="name" ref={ref} />}
  ${'PasswordField'} | ${(ref: Ref<never>) => <PasswordField label="name" showLabel="show" hideLabel="hide" ref={ref} />}
`('$part forwards the ref of its control', ({ show }: { show: (ref: Ref<never>) => ReactElement }) => {
  const ref = createRef<HTMLElement>();
  render(show(ref as Ref<never>));
  expect(ref.current).toBe(screen.getByLabelText('name'));
});

it('a field that is not secret is left to React, so that a number keeps the zeros as typed', () => {
  function Count() {
    const [count, setCount] = useState(0);
    return (
      <TextField type="number" label="count" value={count} onChange={({ target }) => setCount(target.valueAsNumber)} />
    );
  }
  render(<Count />);
  const input = screen.getByLabelText('count');
  fireEvent.change(input, { target: { value: '1.0' } });
  expect((input as HTMLInputElement).value).toBe('1.0');
});

describe('F-UI-03 PasswordField', () => {
  const field = <PasswordField label="password" showLabel="show" hideLabel="hide" autoComplete="current-password" />;

  it('shows and hides the value and keeps it', async () => {
    render(field);
    const input = screen.getByLabelText('password');
    await userEvent.type(input, 'demo1234');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'show' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('demo1234');
    expect(screen.getByRole('button', { name: 'hide' })).toHaveFocus();
  });

  it('accepts a paste and a password manager', async () => {
    render(field);
    const input = screen.getByLabelText('password');
    await userEvent.click(input);
    await userEvent.paste('from-a-manager');
    expect(input).toHaveValue('from-a-manager');
    expect(input).toHaveAttribute('autocomplete', 'current-password');
  });

  it('never writes the value into the HTML of the page', async () => {
    function Typed() {
      const [value, setValue] = useState('');
      const change = (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value);
      return <PasswordField label="password" showLabel="show" hideLabel="hide" value={value} onChange={change} />;
    }
    const { container } = render(<Typed />);
    await userEvent.type(screen.getByLabelText('password'), 'demo1234');
    expect(container.innerHTML).not.toMatch(/demo/);
    await userEvent.click(screen.getByRole('button', { name: 'show' }));
    expect(screen.getByLabelText('password')).toHaveValue('demo1234');
    expect(container.innerHTML).not.toMatch(/demo/);
  });

  describe('a value of the caller', () => {
    interface CodeProps {
      readonly accept: (text: string) => string;
    }
    const password = { label: 'password', showLabel: 'show', hideLabel: 'hide' };
    function Code({ accept }: CodeProps) {
      const [value, setValue] = useState('');
      return (
        <>
          <PasswordField {...password} value={value} onChange={({ target }) => setValue(accept(target.value))} />
          <button type="button" onClick={() => setValue('')}>
            clear
          </button>
        </>
      );
    }

    it('replaces a text that the caller refuses or changes', async () => {
      render(<Code accept={(text) => text.replace(/\D/g, '')} />);
      await userEvent.type(screen.getByLabelText('password'), '1a2b');
      expect(screen.getByLabelText('password')).toHaveValue('12');
    });

    it('is cleared by the caller', async () => {
      render(<Code accept={(text) => text} />);
      await userEvent.type(screen.getByLabelText('password'), 'demo1234');
      await userEvent.click(screen.getByRole('button', { name: 'clear' }));
      expect(screen.getByLabelText('password')).toHaveValue('');
    });

    it('stays without an onChange', async () => {
      render(<PasswordField {...password} value="demo" />);
      await userEvent.type(screen.getByLabelText('password'), 'x');
      expect(screen.getByLabelText('password')).toHaveValue('demo');
    });
  });

  it('a password is neither capitalised nor checked for spelling', () => {
    render(field);
    const input = screen.getByLabelText('password');
    expect(['autocapitalize', 'spellcheck'].map((name) => input.getAttribute(name))).toEqual(['none', 'false']);
  });

  it('the button names what it does', async () => {
    render(field);
    await userEvent.click(screen.getByRole('button', { name: 'show' }));
    await userEvent.click(screen.getByRole('button', { name: 'hide' }));
    expect(screen.getByRole('button', { name: 'show' })).toBeInTheDocument();
    expect(screen.getByLabelText('password')).toHaveAttribute('type', 'password');
  });
});
