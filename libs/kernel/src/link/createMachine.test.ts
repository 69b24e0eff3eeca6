import { createFakeClock } from '../ports/createFakeClock.ts';
import { createMachine, type MachineTable } from './createMachine.ts';

type Step = 'closed' | 'open' | 'locked';
type Event = 'opened' | 'left' | 'due';
type Effect = 'ring' | 'fail' | 'leave' | 'wait';

const table: MachineTable<Step, Event, Effect> = {
  closed: { opened: ['open', 'ring', 'leave', 'ring'], due: ['locked'] },
  open: { left: ['locked', 'fail'], due: ['open', 'wait'] },
  locked: { opened: ['open', 'wait'], left: ['closed'] },
};

/** Creates a machine that records its effects and steps. */
function openMachine() {
  const clock = createFakeClock();
  const log: string[] = [];
  const machine = createMachine<Step, Event, Effect>({
    table,
    first: 'closed',
    clock,
    effects: {
      ring: () => log.push('ring'),
      leave: () => machine.dispatch('left'),
      fail: () => {
        machine.dispatch('opened');
        throw new Error('broken');
      },
      wait: () => machine.schedule(100, 'due'),
    },
    onChange: (step) => log.push(step),
  });
  return { clock, log, machine };
}

describe('createMachine', () => {
  it('CHT-02 runs effects in order, handles an event of an effect afterwards, and an error stops no later event', () => {
    const { machine, log } = openMachine();
    expect(() => machine.dispatch('opened')).toThrow('broken');
    // `fail` interrupts the transition to `locked`; the event before its error leads to `open`.
    expect([log, machine.step()]).toEqual([['ring', 'ring', 'open', 'open'], 'open']);
  });

  it('CHT-02 accepts events after an error', () => {
    const { machine } = openMachine();
    expect(() => machine.dispatch('opened')).toThrow('broken');
    expect(() => machine.dispatch('left')).toThrow('broken');
    expect(machine.step()).toBe('open');
  });

  it('CHT-02 ignores an event without a transition and keeps the timer', () => {
    const { machine, log, clock } = openMachine();
    machine.schedule(100, 'due');
    machine.dispatch('left');
    expect([log, machine.step(), clock.pending()]).toEqual([[], 'closed', 1]);
    clock.advance(100);
    expect(machine.step()).toBe('locked');
  });

  it('CHT-02 a transition cancels the timer of the step before, and a second timer replaces the first', () => {
    const { machine, log, clock } = openMachine();
    machine.schedule(100, 'due');
    machine.schedule(200, 'due');
    clock.advance(199);
    expect([machine.step(), clock.pending()]).toEqual(['closed', 1]);
    clock.advance(1);
    machine.dispatch('opened');
    clock.advance(50);
    expect([log, clock.pending()]).toEqual([['locked', 'open'], 1]);
    expect(() => machine.dispatch('left')).toThrow('broken');
    clock.advance(99);
    expect(log).toEqual(['locked', 'open', 'open']);
    clock.advance(1);
    expect(log).toEqual(['locked', 'open', 'open', 'open']);
  });
});
