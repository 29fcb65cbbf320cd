// Two short sounds, made here: the own decision, and little time left. Nobody hears them who has not asked for them.
import { settings } from "./settings.svelte";

/** Pitch in hertz and when it begins, in seconds. */
const TONES = { turn: [[587, 0], [784, 0.11]], low: [[440, 0], [440, 0.16], [440, 0.32]] } as const;
const LOUD = { soft: 0.05, normal: 0.14 };
let audio: AudioContext | undefined;

export const sound = (what: keyof typeof TONES): void => {
  if (settings.sound === "off" || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const { currentTime } = audio;
  // Browsers keep quiet until the reader has touched the page; then it simply stays silent.
  void audio.resume().catch(() => {});
  for (const [pitch, from] of TONES[what]) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    const start = currentTime + from;
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(LOUD[settings.sound], start + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.14);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.15);
  }
};
