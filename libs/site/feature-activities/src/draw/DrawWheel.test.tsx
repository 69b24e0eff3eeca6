import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createReward, renderPart } from '../testing/renderPart.tsx';
import { DrawWheel, type DrawWheelProps } from './DrawWheel.tsx';

const rewards = [createReward('a', { chance: '25.00' }), createReward('b', { chance: '75.00' })];

const renderWheel = (change: Partial<DrawWheelProps> = {}) => {
  const onLanded = jest.fn();
  return renderPart(<DrawWheel rewards={rewards} landOn={undefined} onLanded={onLanded} {...change} />).then(
    (site) => ({ ...site, onLanded }),
  );
};
const skip = () => screen.queryByRole('button', { name: '跳过动画' });

/** A page that reads the prizes again with each step, and has the next result in step 2. */
function Stage({ onLanded }: { readonly onLanded: (step: string) => void }) {
  const [step, setStep] = useState(0);
  const prizes = step === 0 ? rewards : [createReward('b', { chance: '100.00' })];
  return (
    <>
      <button onClick={() => setStep(step + 1)}>step {step}</button>
      <DrawWheel rewards={prizes} landOn={step < 2 ? 'a' : 'b'} onLanded={() => onLanded(`step ${step}`)} />
    </>
  );
}

/** Replaces the animations of the browser, which jsdom does not have. `finish` ends the latest one. */
function installMotion({ isReduced }: { readonly isReduced: boolean }) {
  const animations: { finish: jest.Mock; removed: number }[] = [];
  const animate = jest.fn((_frames: Keyframe[], _options: KeyframeAnimationOptions) => {
    const listeners = new Set<() => void>();
    const animation = {
      removed: 0,
      addEventListener: (event: string, listener: () => void) => event === 'finish' && listeners.add(listener),
      removeEventListener: (event: string, listener: () => void) => {
        if (event === 'finish' && listeners.delete(listener)) animation.removed += 1;
      },
      finish: jest.fn(() => listeners.forEach((listener) => listener())),
    };
    animations.push(animation);
    return animation;
  });
  const matchMedia = jest.fn((query: string) => ({
    matches: isReduced && query === '(prefers-reduced-motion: reduce)',
  }));
  Object.assign(Element.prototype, { animate });
  Object.assign(globalThis, { matchMedia });
  return { animate, animations };
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

describe('wheel at rest', () => {
  it('ACT-01 draws one segment per prize, as large as its chance, and hides the picture from screen readers', async () => {
    const { container, onLanded } = await renderWheel();
    const paths = [...container.querySelectorAll('g > path')];
    expect(paths.map((path) => path.getAttribute('d'))).toEqual([
      'M0 0 L0.000 -96.000 A96 96 0 0 1 96.000 -0.000 Z',
      'M0 0 L96.000 -0.000 A96 96 0 1 1 -0.000 -96.000 Z',
    ]);
    expect(paths.map((path) => path.getAttribute('data-color'))).toEqual(['0', '1']);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('[data-pointer], [data-hub]')).toHaveLength(2);
    expect(container.querySelector('g')).not.toHaveAttribute('transform');
    expect(onLanded).not.toHaveBeenCalled();
    expect(skip()).toBeNull();
  });

  it('ACT-01 half of the wheel is the largest segment that is drawn by its short arc', async () => {
    const halves = [createReward('a', { chance: '50.00' }), createReward('b', { chance: '50.00' })];
    const { container } = await renderWheel({ rewards: halves });
    const arcs = [...container.querySelectorAll('g > path')].map((path) =>
      / A96 96 0 (\d)/.exec(path.getAttribute('d')!),
    );
    expect(arcs.map((arc) => arc?.[1])).toEqual(['0', '0']);
  });
});

describe('wheel with a result', () => {
  it.each(['no animations', 'reduced motion'])('ACT-01 shows the prize at once with %s', async (kind) => {
    const motion = kind === 'reduced motion' ? installMotion({ isReduced: true }) : undefined;
    const { container, onLanded } = await renderWheel({ landOn: 'b' });
    expect(container.querySelector('g')).toHaveAttribute('transform', 'rotate(855)');
    expect(onLanded).toHaveBeenCalledTimes(1);
    expect(motion?.animate.mock.calls ?? []).toEqual([]);
  });

  it('ACT-01 turns the wheel, and lands once it has stopped', async () => {
    const { animate, animations } = installMotion({ isReduced: false });
    const { onLanded } = await renderWheel({ landOn: 'b' });
    expect(animate.mock.calls).toEqual([
      [
        [{ transform: 'rotate(0deg)' }, { transform: 'rotate(855deg)' }],
        { duration: 1_600, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'forwards' },
      ],
    ]);
    expect(onLanded).not.toHaveBeenCalled();
    animations[0]!.finish();
    expect(onLanded).toHaveBeenCalledTimes(1);
  });

  it('ACT-01 the player can skip the turn', async () => {
    const { animations } = installMotion({ isReduced: false });
    const { user, onLanded } = await renderWheel({ landOn: 'a' });
    await user.click(skip()!);
    expect(animations[0]!.finish).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(onLanded).toHaveBeenCalledTimes(1));
  });

  it('ACT-01 prizes that are read again do not start the turn again, and the next result turns', async () => {
    const { animate, animations } = installMotion({ isReduced: false });
    const landed: string[] = [];
    const { user } = await renderPart(<Stage onLanded={(step) => landed.push(step)} />);
    await user.click(screen.getByRole('button', { name: 'step 0' }));
    expect(animate).toHaveBeenCalledTimes(1);
    animations[0]!.finish();
    expect(landed).toEqual(['step 1']);
    await user.click(screen.getByRole('button', { name: 'step 1' }));
    expect(animate.mock.calls[1]?.[0]).toEqual([{ transform: 'rotate(0deg)' }, { transform: 'rotate(900deg)' }]);
    expect(animations[0]!.removed).toBe(1);
  });

  it('ACT-01 a page that is left during the turn gets no call at its end', async () => {
    const { animations } = installMotion({ isReduced: false });
    const { unmount, onLanded } = await renderWheel({ landOn: 'a' });
    unmount();
    expect(animations[0]!.removed).toBe(1);
    animations[0]!.finish();
    expect(onLanded).not.toHaveBeenCalled();
  });
});
