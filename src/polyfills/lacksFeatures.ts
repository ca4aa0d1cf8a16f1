/** The newest features of language and page that the portal or a library in it may use. */
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
      // Not even the name is known.
      return true;
    }
  });
