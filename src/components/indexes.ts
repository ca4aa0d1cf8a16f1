/** 0, 1, 2, …: for rendering something several times. */
export const indexes = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
