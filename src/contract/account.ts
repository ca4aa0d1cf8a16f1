/** The company's profile: what its account page shows. */
export interface Profile {
  username: string;
  fdComName: string | null;
  avatar: string | null;
  /** Prefilled into forms. */
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  createdAt: string;
}

/** A login that is still good. */
export interface SessionLine {
  sessionId: string;
  /** Browser and system, as it said itself. */
  device: string | null;
  createdAt: string;
  usedAt: string;
  /** Whether the call came with it. */
  current: boolean;
}
