/**
 * Makes the day of a shown session today, so that what is counted from today reads as recorded. The clock stands still;
 * timers and measured time go on.
 *
 * @param standsAt ms since the epoch; null: the real time
 */
export function freezeClock(standsAt: () => number | null): void {
  const RealDate = window.Date;
  const now = () => standsAt() ?? RealDate.now();
  window.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
  });
}
