/** Yields to the browser, so that it can paint and handle input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
