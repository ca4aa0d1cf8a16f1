/** The newest features that the portal or its libraries may use. */
const newest = [
  () => [].toSorted,
  () => structuredClone,
  () => URL.canParse,
  () => 'size' in URLSearchParams.prototype,
  () => HTMLDialogElement.prototype.showModal,
];

/** Whether this browser needs the polyfills. */
export const lacksFeatures = (): boolean =>
  newest.some((feature) => {
    try {
      return !feature();
    } catch {
      // The global itself is missing.
      return true;
    }
  });
