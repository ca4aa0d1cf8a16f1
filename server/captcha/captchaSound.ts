import { randomInt, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../lib/files';

// Not looked up for each sample: see captchas.ts.
const { floor, max, min, round, sqrt } = Math;

/** A cryptographically random number between two bounds. */
export const between = (least: number, most: number) => least + (randomInt(1_000_001) / 1_000_000) * (most - least);

/** Data of the RIFF chunk with this four-letter id. */
function chunk(file: Buffer, name: string): Buffer {
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === name) return file.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error(`a WAV without '${name}'`);
}

/** Decodes one byte of G.711 mu-law. @returns a sample from -1 to 1 */
function fromMuLaw(byte: number): number {
  const bits = ~byte & 0xff;
  const size = ((((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4)) - 0x84;
  return (bits & 0x80 ? -size : size) / 0x8000;
}

/** Decodes a mu-law WAV to samples from -1 to 1. */
const decodeMuLawWav = (file: Buffer): Float32Array => Float32Array.from(chunk(file, 'data'), fromMuLaw);

/** Encodes a mono 16-bit WAV, which every browser plays. Samples beyond -1 and 1 are clipped. */
function encodeWav(samples: Float32Array, rate: number): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    file.writeInt16LE(round(max(-1, min(1, sample)) * 0x7fff), 44 + index * 2);
  });
  return file;
}

/** Sample rate of the recordings in Hz: server/captcha/README.md. */
const rate = 8000;
const second = rate;

/** The recording of each symbol; the end of the exercise asks for the result. */
const recordings: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'0123456789'].map((digit) => [digit, digit])),
  '+': 'plus',
  '-': 'minus',
  '×': 'times',
  '÷': 'divided',
  '=': 'equals',
};

const spoken = new Map<string, Float32Array>();

function wordOf(symbol: string): Float32Array {
  const name = recordings[symbol];
  if (name === undefined) throw new Error(`there is no recording of '${symbol}'`);
  const known = spoken.get(name);
  if (known) return known;
  const file = path.join(repositoryRoot(), 'server', 'captcha', 'speech', `${name}.wav`);
  const word = decodeMuLawWav(readFileSync(file));
  spoken.set(name, word);
  return word;
}

/** Resamples a word to another speed; the pitch changes, its tone contour stays. */
function atSpeed(word: Float32Array, speed: number): Float32Array {
  return Float32Array.from({ length: floor((word.length - 1) / speed) }, (_, index) => {
    const at = index * speed;
    const before = floor(at);
    return word[before]! + (word[before + 1]! - word[before]!) * (at - before);
  });
}

function mix(into: Float32Array, word: Float32Array, start: number, gain: number): void {
  const end = min(word.length, into.length - start);
  for (let index = 0; index < end; index += 1) into[start + index]! += word[index]! * gain;
}

/** Background of reversed recordings, so that words are not delimited by silence. */
function murmur(into: Float32Array): void {
  const symbols = Object.keys(recordings);
  let start = 0;
  while (start < into.length) {
    const word = wordOf(symbols[randomInt(symbols.length)]!).slice().reverse();
    mix(into, atSpeed(word, between(0.7, 1.4)), start, between(0.05, 0.11));
    start += round(between(0.1, 0.35) * second);
  }
}

/** A hiss whose filter and volume vary. */
function hiss(into: Float32Array): void {
  const [strength, dullness] = [between(0.02, 0.05), between(0, 0.8)];
  const noise = randomBytes(into.length);
  let last = 0;
  for (let index = 0; index < into.length; index += 1) {
    last = dullness * last + (1 - dullness) * (noise[index]! / 127.5 - 1);
    into[index]! += (last * strength) / sqrt(1 - dullness * 0.9);
  }
}

/**
 * Speaks an exercise in Mandarin with random speed, gaps, volume and noise.
 * @param text symbols as `captchaQuestion` writes them, e.g. `8÷2=?`
 * @returns a WAV
 */
export function captchaSound(text: string): Buffer {
  const words: { samples: Float32Array; start: number; gain: number }[] = [];
  const speed = between(0.88, 1.08);
  // Silence while a screen reader announces the answer field.
  let at = round(between(1.2, 1.7) * second);
  for (const symbol of text.replace('?', '')) {
    const samples = atSpeed(wordOf(symbol), speed * between(0.95, 1.05));
    words.push({ samples, start: at, gain: between(0.6, 0.95) });
    at += samples.length + round(between(0.25, 0.55) * second);
  }
  const sound = new Float32Array(at + round(between(0.2, 0.6) * second));
  murmur(sound);
  hiss(sound);
  for (const { samples, start, gain } of words) mix(sound, samples, start, gain);
  return encodeWav(sound, rate);
}
