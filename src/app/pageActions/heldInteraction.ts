/** A queued interaction, and the page it was meant for. */
export interface HeldInteraction {
  event: Event;
  path: string;
}
