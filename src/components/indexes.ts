/** 0, 1, 2, …: places of what is drawn several times over. */
export const indexes = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
