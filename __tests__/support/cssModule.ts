/** Mock of any CSS module: each class name is its key. */
export default new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : String(key)) });
