/**
 * Makes the recorded day today, so that relative dates render as recorded. `Date` stands still; timers and
 * `performance.now` go on.
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
