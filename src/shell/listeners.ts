import type { StartListening } from '../state/listening';

/** Every side effect has one address: one file a concern, one line here. */
export function addListeners(startListening: StartListening): void {
  void startListening;
}
