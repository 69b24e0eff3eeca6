import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState, ErrorState, MaintenanceState, OfflineState, StateMessage } from './StateMessage.tsx';
import { stateDrawings } from './stateDrawings.ts';
import type { StateDrawingName } from './StateDrawing.tsx';

const getRoot = (container: HTMLElement) => container.firstElementChild as HTMLElement;
const readDrawing = (container: HTMLElement) =>
  [...container.querySelectorAll('svg[aria-hidden="true"] > path')].map((path) => path.getAttribute('d'));

describe('StateMessage', () => {
  it.each`
    isCompact    | compact
    ${undefined} | ${false}
    ${false}     | ${false}
    ${true}      | ${true}
  `('with isCompact $isCompact it is compact: $compact', ({ isCompact, compact }) => {
    const { container } = render(<StateMessage drawing="list" title="nothing yet" isCompact={isCompact} />);
    expect(getRoot(container).hasAttribute('data-compact')).toBe(compact);
  });

  it('shows the drawing, the title, the next step and its button, in this order', () => {
    const { container } = render(
      <StateMessage drawing="slip" title="no bets" action={<a href="/">board</a>}>
        pick a price
      </StateMessage>,
    );
    expect([...getRoot(container).children].map((part) => part.textContent)).toEqual([
      '',
      'no bets',
      'pick a price',
      'board',
    ]);
  });

  it('has no empty line without a next step', () => {
    const { container } = render(<StateMessage drawing="slip" title="no bets" />);
    expect(getRoot(container).childElementCount).toBe(2);
  });

  it.each(Object.keys(stateDrawings) as StateDrawingName[])('draws %s with one accent stroke', (name) => {
    const { container } = render(<StateMessage drawing={name} title="state" />);
    expect(readDrawing(container)).toEqual([stateDrawings[name].lines, stateDrawings[name].accent]);
    expect(container.querySelectorAll('[data-accent]')).toHaveLength(1);
  });
});

describe('F-UI-05 the state of a view', () => {
  it.each`
    state                 | State               | role        | drawing
    ${'EmptyState'}       | ${EmptyState}       | ${null}     | ${'list'}
    ${'ErrorState'}       | ${ErrorState}       | ${'alert'}  | ${'error'}
    ${'OfflineState'}     | ${OfflineState}     | ${'status'} | ${'offline'}
    ${'MaintenanceState'} | ${MaintenanceState} | ${'status'} | ${'maintenance'}
  `('$state has the role $role and the drawing $drawing', ({ State, role, drawing }) => {
    const { container } = render(<State title="state" />);
    expect(getRoot(container).getAttribute('role')).toBe(role);
    expect(readDrawing(container)[0]).toBe(stateDrawings[drawing as StateDrawingName].lines);
  });

  it.each`
    rule                         | props                                           | buttons
    ${'a label without a retry'} | ${{ retryLabel: 'again' }}                      | ${0}
    ${'a retry without a label'} | ${{ onRetry: () => undefined }}                 | ${0}
    ${'a retry with a label'}    | ${{ retryLabel: 'again', onRetry: () => null }} | ${1}
  `('$rule makes $buttons buttons', ({ props, buttons }) => {
    render(<ErrorState title="not loaded" {...props} />);
    expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  });

  it('a retry in progress keeps its button, which ignores presses', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="not loaded" retryLabel="again" onRetry={onRetry} isRetrying />);
    const button = screen.getByRole('button', { name: 'again' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onRetry).not.toHaveBeenCalled();
  });
});
