/** @throws Error with this reason if the task takes longer; the task continues, and its result is ignored */
export async function withTimeout<Result>(ms: number, reason: string, task: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), ms);
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}
