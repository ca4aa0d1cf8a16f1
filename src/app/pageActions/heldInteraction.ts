/** What somebody did, and the page that it was meant for. */
export interface HeldInteraction {
  event: Event;
  path: string;
}
