// Sounds of the games. They are off until the player turns them on (LOB-07).

/** @type {AudioContext | undefined} */
let context;
let isOn = false;

/** Tones of each sound: frequency in hertz, start and length in milliseconds. */
const sounds = {
  chip: [[1_400, 0, 40]],
  card: [
    [220, 0, 50],
    [180, 30, 60],
  ],
  stop: [[150, 0, 90]],
  win: [
    [523, 0, 140],
    [659, 120, 140],
    [784, 240, 220],
  ],
};

/** @param {AudioContext} audio @param {number[]} tone */
function playTone(audio, [frequency = 0, startMs = 0, lengthMs = 0]) {
  const [start, end] = [audio.currentTime + startMs / 1_000, audio.currentTime + (startMs + lengthMs) / 1_000];
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = frequency;
  oscillator.type = 'triangle';
  gain.gain.setValueAtTime(0.12, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}

/** Plays a sound if the player has turned sounds on. @param {keyof typeof sounds} name */
export function playSound(name) {
  const audio = context;
  if (isOn && audio) sounds[name].forEach((tone) => playTone(audio, tone));
}

/** Turns sounds on or off. Returns whether they are on. */
export function toggleSound() {
  isOn = !isOn;
  if (isOn) context ??= new AudioContext();
  return isOn;
}
