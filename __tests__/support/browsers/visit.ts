import { eventually } from '../eventually';
import type { DrivenBrowser } from './browser';

/** A visitor in one of the old browsers, who finds elements by their text, as users do. */
export function visitIn(browser: DrivenBrowser, origin: string) {
  /** Clicks the control of this name, in the topmost dialog if one is open; it has to be visible and not covered. */
  const click = (name: string) =>
    eventually(async () => {
      const problem = await browser.run((label: string) => {
        const dialogs = document.querySelectorAll('dialog[open]');
        const scope = dialogs.length > 0 ? dialogs[dialogs.length - 1] : document.body;
        const controls = Array.from(scope.querySelectorAll<HTMLElement>('button, a'));
        const control = controls.find(
          (element) =>
            element.getClientRects().length > 0 &&
            (element.getAttribute('aria-label') || element.textContent || '').trim() === label,
        );
        if (!control) return `no control is named ${label}`;
        control.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!above || !control.contains(above)) return `${label} is covered by ${above?.outerHTML.slice(0, 80)}`;
        control.click();
        return '';
      }, name);
      expect(problem).toBe('');
    });

  /** Fills in a field, or chooses an option by index, with the events that React listens to. */
  const fill = (label: string, value: string | number) =>
    eventually(async () => {
      const problem = await browser.run(
        (label: string, text: string | number) => {
          const dialogs = document.querySelectorAll('dialog[open]');
          const scope = dialogs.length > 0 ? dialogs[dialogs.length - 1] : document.body;
          const found = Array.from(scope.querySelectorAll('label')).find(
            (element) => (element.textContent || '').replace('*', '').trim() === label,
          );
          const field = found?.control as HTMLInputElement | HTMLSelectElement | null | undefined;
          if (!field) return `no field is labelled ${label}`;
          const isSelect = field instanceof HTMLSelectElement;
          const options = isSelect ? field.options : [];
          if (isSelect && options.length < 2) return `${label} has nothing to choose yet`;
          const next = isSelect ? options[Number(text)].value : String(text);
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, next);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
          return '';
        },
        label,
        value,
      );
      expect(problem).toBe('');
    });

  const text = () => browser.run(() => (document.body.innerText || '').replace(/\s+/g, ' '));

  return {
    browser,
    click,
    fill,
    open: (path: string) => browser.goto(`${origin}${path}`),
    address: () => browser.run(() => `${location.pathname}${location.search}`),
    shows: (words: string) => eventually(async () => expect(await text()).toContain(words)),
    /** Waits until the page with this heading has finished loading. */
    arrived: (heading: string) =>
      eventually(async () => {
        const seen = await browser.run(() => ({
          headings: Array.from(document.querySelectorAll('h1')).map((element) => element.textContent),
          waits: Array.from(document.querySelectorAll('[role=status]')).filter((element) =>
            (element.textContent || '').includes('加载中'),
          ).length,
        }));
        expect(seen).toEqual({ headings: [heading], waits: 0 });
      }),
    hasCaptcha: () =>
      eventually(async () =>
        expect(await browser.run(() => document.querySelectorAll('img[src^="data:image/png"]').length)).toBe(1),
      ),
    /** How far the page scrolls sideways, in pixels. */
    sideways: () => browser.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    /** Errors of the current page that `recorder` has recorded. */
    errors: () => browser.run(() => (window as unknown as { noted?: string[] }).noted ?? ['nothing was recorded']),
  };
}

export type Visit = ReturnType<typeof visitIn>;
