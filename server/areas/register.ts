import type { AreaPlugin } from '../context';

/** Every area of the embedded backend. */
export const areas: AreaPlugin[] = [];
