/** What somebody did, and the page that it was meant for. */
export interface HeldAct {
  event: Event;
  path: string;
}
