const typescript = require('typescript');

const made = new Map();

/** The compiler as ts-loader calls it: what one program of the build has compiled is not compiled again for the next. */
module.exports = {
  ...typescript,
  transpileModule(text, options) {
    const before = made.get(options.fileName);
    if (before?.text === text) return before.result;
    const result = typescript.transpileModule(text, options);
    made.set(options.fileName, { text, result });
    return result;
  },
};
