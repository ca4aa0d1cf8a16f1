import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';

// jsdom draws nothing: what the portal asks of the page's layout is answered with nothing done.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// jsdom knows no display of <wbr>; browsers have it inline, and so it puts no blank into a name.
document.head.appendChild(document.createElement('style')).textContent = 'wbr { display: inline }';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
