/** Two quiet, short notes a third apart, synthesized without an audio file. */
const NOTES: readonly (readonly [hertz: number, startsAt: number])[] = [
  [660, 0],
  [830, 0.14],
];
const SECONDS = 0.3;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** Plays the sound of a goal. Does nothing if the browser has no audio or does not allow it yet. */
export function playChime(): void {
  try {
    context ??= new AudioContext();
    const audio = context;
    void audio.resume().then(() => NOTES.forEach(([hertz, startsAt]) => playNote(audio, hertz, startsAt)));
  } catch {
    return;
  }
}

function playNote(audio: AudioContext, hertz: number, startsAt: number): void {
  const [tone, level] = [audio.createOscillator(), audio.createGain()];
  const at = audio.currentTime + startsAt;
  tone.frequency.value = hertz;
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  level.gain.exponentialRampToValueAtTime(0.001, at + SECONDS);
  tone.connect(level).connect(audio.destination);
  tone.start(at);
  tone.stop(at + SECONDS);
}
