import type { GetbuginessType } from '../../contract/areas/getbuginess';

/** The backend's codes of the two halves. */
export const sideTypes = { supply: '2', demand: '1' } as const satisfies Record<string, GetbuginessType>;

export type Side = keyof typeof sideTypes;
