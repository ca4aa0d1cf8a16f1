/** How long after the last input somebody is taken for present, ms. */
const present = 60_000;

/** When there was input last; null: nobody watches, so every call counts as somebody's. */
let lastInput: number | null = null;

/** Starts watching for input, so that calls which a page makes by itself can say so. */
export function watchAttendance(target: EventTarget): void {
  const note = () => (lastInput = Date.now());
  note();
  for (const type of ['keydown', 'input', 'pointerdown', 'pointermove', 'wheel']) {
    target.addEventListener(type, note, { capture: true, passive: true });
  }
}

/** Whether nobody has touched the page for a while: its calls do not keep the session alive. */
export const isUnattended = (): boolean => lastInput !== null && Date.now() - lastInput > present;
