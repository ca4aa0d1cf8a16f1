import dialogPolyfill from 'dialog-polyfill';
import 'dialog-polyfill/dist/dialog-polyfill.css';

/** A `<dialog>` of a browser that has none: its own methods come with the first time it is opened. */
type UnknownDialog = HTMLElement & { showModal(): void };

if (typeof HTMLDialogElement === 'undefined') {
  Object.assign(HTMLElement.prototype, {
    showModal(this: UnknownDialog) {
      dialogPolyfill.forceRegisterDialog(this as HTMLDialogElement);
      this.showModal();
    },
  });
}
