/**
 * A loader of webpack: lets the minifier drop the components of a library that nobody uses. It must take a call like
 * `forwardRef(…)` for one with side effects, and a `displayName` set on the outcome for a use of it.
 * @param {string} source
 */
export default (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
