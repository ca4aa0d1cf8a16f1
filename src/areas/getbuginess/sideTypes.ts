import type { GetbuginessType } from '../../contract/areas/getbuginess';

/** How the backend calls the halves of the section. */
export const sideTypes = { supply: '2', demand: '1' } as const satisfies Record<string, GetbuginessType>;

export type Side = keyof typeof sideTypes;
