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
export const decodeMuLawWav = (file: Buffer): Float32Array => Float32Array.from(chunk(file, 'data'), fromMuLaw);

/** Encodes a mono 16-bit WAV, which every browser plays. Samples beyond -1 and 1 are clipped. */
export function encodeWav(samples: Float32Array, rate: number): Buffer {
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
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), 44 + index * 2);
  });
  return file;
}
