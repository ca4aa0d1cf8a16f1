import type { Locator, Page } from 'playwright-core';

/** How a user operates a page: by mouse, by touch, or with the keyboard only. */
export interface InputMethod {
  press(control: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Chooses the second option of a select: the first is a placeholder. */
  choose(select: Locator): Promise<void>;
  /** Sets a date input to some day of a later year. */
  setDay(field: Locator): Promise<void>;
}

const laterDay = `${new Date().getFullYear() + 1}-02-02`;

export const mouse = (): InputMethod => ({
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  choose: async (select) => void (await select.selectOption({ index: 1 })),
  setDay: (field) => field.fill(laterDay),
});

export const touch = (): InputMethod => ({ ...mouse(), press: (control) => control.tap() });

/** More tab stops than any page has. */
const farthest = 250;

export function keyboard(page: Page): InputMethod {
  const keys = page.keyboard;
  const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

  /** Presses Tab until the control has the focus and shows a focus ring. */
  async function reach(control: Locator) {
    await control.waitFor();
    for (let stops = 0; stops < farthest; stops += 1) {
      if (await hasFocus(control)) return;
      await keys.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${control}`);
  }

  return {
    async press(control) {
      await reach(control);
      await keys.press('Enter');
    },
    async write(field, text) {
      await reach(field);
      await keys.press('ControlOrMeta+a');
      await keys.type(text);
    },
    async choose(select) {
      await reach(select);
      await keys.press('ArrowDown');
    },
    async setDay(field) {
      await reach(field);
      // The order of day, month and year depends on the browser: two steps up from empty give a later day in any.
      for (const next of ['Tab', 'Tab', '']) {
        await keys.press('ArrowUp');
        await keys.press('ArrowUp');
        if (next) await keys.press(next);
      }
    },
  };
}
