import { listen } from '../../lib/listen';

/** Keyboard shortcuts: Ctrl+Shift+Y toggles the panel, Ctrl+Shift+arrow steps; Command on a Mac counts as Ctrl. */
export function panelKeys({ toggle, step }: { toggle(): void; step(by: number): void }): () => void {
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey) return;
    if (event.code === 'KeyY') toggle();
    else if (event.code === 'ArrowLeft') step(-1);
    else if (event.code === 'ArrowRight') step(1);
    else return;
    event.preventDefault();
  };
  return listen(window, ['keydown'], press);
}
