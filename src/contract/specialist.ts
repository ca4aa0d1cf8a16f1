/** Specialist. */
export interface Specialist {
  fdId: string;
  fdName: string;
  fdAvatar: string | null;
  /** Shown as 职称. */
  fdTitle: string | null;
  fdPosition: string | null;
  /** A list separated by the Chinese enumeration comma. */
  fdField: string | null;
  fdIntro: string | null;
  /** Shown as 工作单位, in spite of its name. */
  fdHometown: string | null;
  fdCreateTime: string | null;
}

/** Contact information of a specialist, from findSpecialistRelationById. */
export interface SpecialistContact {
  fdEmail: string | null;
}
