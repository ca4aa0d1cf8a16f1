import 'core-js/stable';
import dialogPolyfill from 'dialog-polyfill';
import 'dialog-polyfill/dist/dialog-polyfill.css';

/** A `<dialog>` in a browser without support: the polyfill adds its methods when it is first opened. */
type UnknownDialog = HTMLElement & { showModal(): void };

if (typeof HTMLDialogElement === 'undefined') {
  Object.assign(HTMLElement.prototype, {
    showModal(this: UnknownDialog) {
      dialogPolyfill.forceRegisterDialog(this as HTMLDialogElement);
      this.showModal();
    },
  });
}
