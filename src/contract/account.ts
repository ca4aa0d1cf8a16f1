/** The company's profile, shown on its account page. */
export interface Profile {
  username: string;
  fdComName: string | null;
  avatar: string | null;
  /** Prefilled into forms. */
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  /** Of its latest supply or demand entry, for the next one. */
  lastEntry?: LastEntry;
  createdAt: string;
  /** Staff made up the password, and nothing can be sent before it is changed. */
  newPasswordNeeded?: boolean;
}

/** What one publication has in common with the next. */
export type LastEntry = Record<'fdContactsPerson' | 'fdContactsPhone' | 'fdArea' | 'fdContactsAddress', string | null>;

/** An active session. */
export interface SessionLine {
  sessionId: string;
  /** Browser and operating system, from the user agent. */
  device: string | null;
  createdAt: string;
  usedAt: string;
  /** Whether this is the session of the request. */
  current: boolean;
}
