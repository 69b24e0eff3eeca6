/** An animation that was started on a canvas. */
export interface StartedAnimation {
  readonly canvas: Element;
  /** Cells above the window in each keyframe. */
  readonly tops: readonly number[];
  readonly timing: Required<Pick<KeyframeAnimationOptions, 'delay' | 'iterationStart'>> &
    KeyframeAnimationOptions & { readonly duration: number };
  iterations: number;
  isCancelled: boolean;
}

function readTop(canvas: HTMLCanvasElement, { transform = '' }: Keyframe, width: number): number {
  const percent = Number(/^translateY\((.*)%\)$/.exec(String(transform))?.[1]);
  return (-percent * canvas.height) / width / 100;
}

/** Adds `animate` to elements, which jsdom lacks, and records what is started. */
export function stubAnimations() {
  const started: StartedAnimation[] = [];
  const animate = function (this: HTMLCanvasElement, keyframes: Keyframe[], options: KeyframeAnimationOptions) {
    const animation: StartedAnimation = {
      canvas: this,
      tops: keyframes.map((keyframe) => readTop(this, keyframe, this.width)),
      timing: { delay: 0, iterationStart: 0, ...options, duration: Number(options.duration) },
      iterations: options.iterations ?? 1,
      isCancelled: false,
    };
    started.push(animation);
    return {
      cancel: () => (animation.isCancelled = true),
      effect: { updateTiming: ({ iterations }: { iterations: number }) => (animation.iterations = iterations) },
    };
  };
  Object.defineProperty(HTMLElement.prototype, 'animate', { configurable: true, value: animate });
  return { started, running: () => started.filter(({ isCancelled }) => !isCancelled) };
}
