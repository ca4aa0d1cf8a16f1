/** Lets the browser draw and answer the visitor before the work goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
