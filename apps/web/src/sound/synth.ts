interface Tone {
  /** Seconds from now. */
  readonly at?: number;
  readonly from: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly seconds: number;
  readonly gain?: number;
  readonly wave?: OscillatorType;
}

interface Noise {
  readonly at?: number;
  readonly seconds: number;
  readonly gain?: number;
  /** Centre of the band that is let through, and where it moves. */
  readonly from: number;
  readonly to?: number;
  readonly narrow?: number;
}

/** Tones and bursts of noise, out of which all cues are made. */
export class Synth {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  readonly #hiss: AudioBuffer;

  constructor(context: AudioContext, volume: number) {
    this.#context = context;
    const gain = context.createGain();
    gain.gain.value = volume;
    const limiter = context.createDynamicsCompressor();
    gain.connect(limiter).connect(context.destination);
    this.#out = gain;
    this.#hiss = hiss(context);
  }

  /** Null where there is no sound to be had. */
  static inThisBrowser(volume: number): Synth | null {
    try {
      return new Synth(new AudioContext(), volume);
    } catch {
      return null;
    }
  }

  get now(): number {
    return this.#context.currentTime;
  }

  setVolume(volume: number): void {
    this.#out.gain.value = volume;
  }

  async wake(): Promise<void> {
    if (this.#context.state === 'suspended') await this.#context.resume();
  }

  tone({ at = 0, from, to = from, seconds, gain = 0.5, wave = 'sine' }: Tone): void {
    const start = this.now + at;
    const oscillator = this.#context.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
    oscillator.connect(this.#fading(start, seconds, gain));
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }

  noise({ at = 0, seconds, gain = 0.5, from, to = from, narrow = 1 }: Noise): void {
    const start = this.now + at;
    const source = this.#context.createBufferSource();
    source.buffer = this.#hiss;
    const band = this.#context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = narrow;
    band.frequency.setValueAtTime(from, start);
    band.frequency.exponentialRampToValueAtTime(to, start + seconds);
    source.connect(band).connect(this.#fading(start, seconds, gain));
    source.start(start, Math.random() * 0.5);
    source.stop(start + seconds);
  }

  /** Swells for a moment, so that nothing clicks, and dies away. */
  #fading(start: number, seconds: number, gain: number): AudioNode {
    const node = this.#context.createGain();
    node.gain.setValueAtTime(0.0001, start);
    node.gain.exponentialRampToValueAtTime(gain, start + Math.min(0.012, seconds / 4));
    node.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    node.connect(this.#out);
    return node;
  }
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 1.5, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
