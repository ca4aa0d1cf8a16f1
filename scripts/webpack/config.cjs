// Node 22.18 and later read TypeScript: webpack-cli then imports webpack.config.ts as a module, whose imports have no file
// endings, and what has been half loaded cannot be required afterwards. Behind this file it is required at once.
require('esbuild-register/dist/node').register({ extensions: ['.ts'] });
module.exports = require('../../webpack.config.ts').default;
