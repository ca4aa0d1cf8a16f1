/** A point; a glyph's box is 0,0 (top left) to 1,1. */
export type Point = readonly [x: number, y: number];

/** A polyline. */
export type Stroke = readonly Point[];

/** An elliptical arc; angles in degrees, 0 is right, 90 is down. */
function arc(centre: Point, radii: Point, from: number, to: number): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / 15);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [centre[0] + radii[0] * Math.cos(angle), centre[1] + radii[1] * Math.sin(angle)];
  });
}

const line = (...points: Point[]): Stroke => points;

/** Round and thicker than a line, so that ÷ does not look like −. */
const dot = (x: number, y: number): Stroke => arc([x, y], [0.05, 0.03], 0, 360);

/** The glyphs of a captcha as strokes, so that no font is needed. */
export const captchaGlyphs: Record<string, readonly Stroke[]> = {
  '0': [arc([0.5, 0.5], [0.4, 0.5], 0, 360)],
  '1': [line([0.22, 0.24], [0.55, 0], [0.55, 1]), line([0.25, 1], [0.85, 1])],
  '2': [line(...arc([0.5, 0.3], [0.4, 0.3], 190, 390), [0.08, 1], [0.94, 1])],
  '3': [line(...arc([0.46, 0.25], [0.38, 0.25], 200, 440), ...arc([0.46, 0.74], [0.44, 0.27], 280, 520))],
  '4': [line([0.7, 1], [0.7, 0], [0.05, 0.68], [0.97, 0.68])],
  '5': [line([0.86, 0], [0.2, 0], [0.15, 0.44], ...arc([0.46, 0.68], [0.44, 0.32], 225, 510))],
  '6': [line([0.78, 0.02], [0.42, 0.22], [0.14, 0.55], ...arc([0.5, 0.7], [0.4, 0.3], 180, 540))],
  '7': [line([0.06, 0], [0.94, 0], [0.38, 1])],
  '8': [arc([0.5, 0.25], [0.33, 0.25], 0, 360), arc([0.5, 0.75], [0.42, 0.25], 0, 360)],
  '9': [line([0.22, 0.98], [0.58, 0.78], [0.86, 0.45], ...arc([0.5, 0.3], [0.4, 0.3], 0, 360))],
  '+': [line([0.5, 0.22], [0.5, 0.82]), line([0.1, 0.52], [0.9, 0.52])],
  '-': [line([0.1, 0.52], [0.9, 0.52])],
  '×': [line([0.15, 0.25], [0.85, 0.8]), line([0.85, 0.25], [0.15, 0.8])],
  '÷': [line([0.1, 0.52], [0.9, 0.52]), dot(0.5, 0.24), dot(0.5, 0.8)],
  '=': [line([0.1, 0.38], [0.9, 0.38]), line([0.1, 0.66], [0.9, 0.66])],
  '?': [line(...arc([0.5, 0.27], [0.36, 0.27], 190, 440), [0.5, 0.74]), dot(0.49, 0.98)],
};
