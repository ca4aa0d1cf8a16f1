import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { JsMinifyOptions } from '@swc/core';
import browserslist from 'browserslist';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { browserslistToTargets, type Targets } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import 'webpack-dev-server';
import { keepsFormerAssets } from './scripts/support/formerAssets.mjs';
import { NarrowRules } from './scripts/support/narrowRules.mjs';
import { asksForQa, pageSettings } from './scripts/support/pageSettings.mjs';
import { zhBrowser } from './src/i18n/zhBrowser';

const env = process.env;
const development = env.NODE_ENV === 'development';
const qa = asksForQa(env);
const port = env.PORT ?? '3000';
const host = env.HOST || '127.0.0.1';

/** The last commit that changed what the pages are made of: the same for every build of the same sources. */
function lastCommit(): string {
  const sources = ['src', 'public', 'package.json', 'webpack.config.ts'];
  try {
    const asked = ['log', '-1', '--format=%h', '--abbrev=8', '--', ...sources];
    return execFileSync('git', asked, { cwd: __dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

const { version } = JSON.parse(fs.readFileSync(path.join(__dirname, 'package.json'), 'utf8')) as { version: string };
const commit = lastCommit();

// The development server sends the page by itself, beside the embedded backend.
const asked = pageSettings(development ? { PORTAL_EXTRAS: 'my,desk', ...env } : env);

/** Build-time settings; `src/lib/settings.ts` is the only reader. */
const settings = {
  apiHost: asked.PORTAL_API_HOST,
  apiBase: asked.PORTAL_API_BASE,
  backendUrl: asked.PORTAL_BACKEND_URL,
  qa,
  version: commit ? `${version} (${commit})` : version,
  imageHosts: asked.PORTAL_IMAGE_HOSTS.split(/[\s,]+/).filter(Boolean),
  extras: asked.PORTAL_EXTRAS,
};

/** What was compiled is kept from build to build, in a folder that `npm ci` leaves alone; the tests' build shares it. */
const kept = (name: string): webpack.Configuration['cache'] =>
  env.PORTAL_BUILD_CACHE
    ? {
        type: 'filesystem',
        name,
        cacheDirectory: path.resolve(__dirname, '.cache/webpack'),
        // Says all that decides how a file is compiled: scripts/support/build.mjs.
        version: env.PORTAL_BUILD_CACHE,
        buildDependencies: { defaultWebpack: [] },
      }
    : undefined;

/** The oldest supported browsers, as listed in package.json. */
const floor = browserslist();

/** Where a component is made, the compiler knows only if it may meet JSX, in libraries too: see `swc` and `swcOfPages`. */
const parser = { syntax: 'ecmascript', jsx: true };

/**
 * Rewrites what the oldest of them cannot read; a line `import 'core-js/…'` becomes the parts of it that they lack. Marks
 * what makes a component, a context or a reference as free of effects, so that one that nobody uses is dropped.
 */
const swc = {
  loader: 'swc-loader',
  options: {
    env: { targets: floor, mode: 'entry', coreJs: '3.51', bugfixes: true },
    isModule: 'unknown',
    jsc: { parser },
  },
};

/**
 * In development a component is registered under its name, and takes the old one's place in the open page when it is
 * edited.
 */
const jsc = development ? { parser, transform: { react: { development, refresh: true } } } : { parser };
const swcOfPages = { ...swc, options: { ...swc.options, jsc } };

/** Files of a group of chunks, as the page asks for them. */
const filesOf = (group: webpack.ChunkGroup | undefined) => {
  const files = (group?.getFiles() ?? []).map((file) => `/${file}`);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
};

/** Tells the portal server what the client was built for, and which files each screen needs. */
class BuildManifest {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildManifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BuildManifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const entry = filesOf(compilation.entrypoints.get('main'));
          const chunks = Object.fromEntries(
            [...compilation.namedChunkGroups].map(([name, group]) => [name, filesOf(group)]),
          );
          const manifest = { ...settings, files: { entry, chunks } };
          compilation.emitAsset('build.json', new webpack.sources.RawSource(JSON.stringify(manifest)));
        },
      );
    });
  }
}

const compressible = /\.(?:js|css|html|svg|json|txt)$/;

/**
 * Puts a style sheet into the page, in the browser: those of a look stay the last, since they say otherwise what the
 * others say, and say nothing until they are wanted (src/app/display/applyDisplay.ts).
 */
function insertStyles(link: HTMLLinkElement): void {
  const isLook = link.href.includes('/look-');
  if (isLook) link.media = 'not all';
  document.head.insertBefore(link, isLook ? null : document.querySelector('link[href*="/look-"]'));
}

/** What is done to the files of a build that browsers load. */
const packed = (): webpack.WebpackPluginInstance[] => [
  new MiniCssExtractPlugin({
    filename: 'assets/[name].[contenthash:10].css',
    chunkFilename: 'assets/[name].[contenthash:10].css',
    insert: insertStyles,
    // Chunks come in the order of the visitor's clicks: no two modules say different things of one element at the
    // same specificity, so that their order means nothing.
    ignoreOrder: true,
  }),
  new CompressionPlugin({ test: compressible, filename: '[path][base].gz', algorithm: 'gzip', minRatio: 1 }),
  new CompressionPlugin({
    test: compressible,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } } as object,
    minRatio: 1,
  }),
];

/** How a component's style names are written; both programs have to agree on them. */
const cssModules = {
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: development ? '[name]__[local]' : '[hash:base64:5]',
};
const assetFile = 'assets/[name].[contenthash:10][ext]';
const resolve = { extensions: ['.tsx', '.ts', '.js'] };
/** Where files go, and what of a former build stays there. */
const outputTo = (folder: string): webpack.Configuration['output'] => ({
  path: path.resolve(__dirname, folder),
  clean: development ? true : { keep: keepsFormerAssets(path.resolve(__dirname, folder)) },
});
const constants = { __PORTAL_SETTINGS__: JSON.stringify(settings), __PORTAL_QA__: JSON.stringify(qa) };

/** A library that one chunk alone needs travels in it: one request. */
const splitChunks = { cacheGroups: { defaultVendors: false as const } };

/** The pages' script and styles: plain files that any web server can serve. */
const client: webpack.Configuration = {
  name: 'client',
  cache: kept('client'),
  mode: development ? 'development' : 'production',
  target: 'browserslist',
  entry: { main: './src/entry.ts', early: './src/early/early.ts' },
  devtool: development ? 'eval-source-map' : false,
  output: {
    ...outputTo(qa ? 'dist/qa' : 'dist/client'),
    filename: development ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
    chunkFilename: development ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
    assetModuleFilename: assetFile,
    publicPath: '/',
    // A script of a page may take two minutes: docs/behaviour/calls.md.
    chunkLoadTimeout: 120_000,
    trustedTypes: { policyName: 'webpack' },
  },
  resolve,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        use: [swcOfPages, { loader: 'ts-loader', options: { transpileOnly: true } }],
      },
      // It says what things are and does nothing: what a page does not use of it is left out.
      { test: /[\\/]src[\\/]contract[\\/]/, sideEffects: false },
      { test: /\.m?js$/, include: /node_modules/, exclude: /[\\/]core-js[\\/]/, use: swc },
      {
        test: /\.css$/,
        use: [
          development ? 'style-loader' : MiniCssExtractPlugin.loader,
          { loader: 'css-loader', options: { modules: cssModules } },
        ],
      },
      { test: /\.svg$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new webpack.DefinePlugin(constants),
    new HtmlWebpackPlugin({
      template: 'public/index.html',
      // The early script belongs into pages that the server draws.
      chunks: ['main'],
      scriptLoading: 'defer',
      templateParameters: { zh: zhBrowser(floor) },
    }),
    new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html', '**/README.md'] } }] }),
    new BuildManifest(),
    ...(development ? [new ReactRefreshPlugin({ overlay: false })] : [...packed(), new NarrowRules('look-large')]),
  ],
  optimization: {
    minimizer: [
      // The script for browsers below the floor stays as plain as it was written.
      new TerserPlugin<JsMinifyOptions>({
        exclude: /old-browser/,
        minify: TerserPlugin.swcMinify,
        // The licences of the libraries go into a file of their own, once.
        extractComments: { condition: true, filename: 'licenses.txt', banner: false },
        terserOptions: { ecma: 2020, compress: { passes: 3 }, mangle: true },
      }),
      new CssMinimizerPlugin<{ targets: Targets }>({
        minify: CssMinimizerPlugin.lightningCssMinify,
        minimizerOptions: { targets: browserslistToTargets(floor) },
      }),
    ],
    // Measured before what is unused of a module is left out: screens share definitions, and use little of them.
    splitChunks: { ...splitChunks, minSize: 34_000 },
  },
  performance: { hints: false },
  devServer: {
    // No wider than the backend, whose demo accounts have public passwords.
    host,
    port: Number(port) + 1,
    hot: true,
    historyApiFallback: { rewrites: [{ from: /^\/backend(?:\/|$)/, to: '/desk/index.html' }] },
    proxy: [
      {
        context: (pathname: string, request: { method?: string }) =>
          /^\/(?:api|captcha|components|profile|docs)(?:\/|$)/.test(pathname) ||
          (request.method === 'POST' && /^\/(?:login|logout|register)(?:\/|$)/.test(pathname)),
        // What listens on every address answers on this machine's own.
        target: `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`,
      },
    ],
  },
};

/**
 * The staff's desk: a page and a compilation of its own, so that nothing of it changes what a visitor loads, and in a
 * folder of its own, since a portal of plain files has no desk.
 */
const desk: webpack.Configuration = {
  ...client,
  name: 'desk',
  cache: kept('desk'),
  entry: { desk: './src/desk/entry.ts' },
  output: {
    ...client.output,
    ...outputTo('dist/desk'),
    publicPath: '/desk/',
    uniqueName: 'desk',
  },
  plugins: [
    new webpack.DefinePlugin(constants),
    new HtmlWebpackPlugin({
      template: 'public/index.html',
      scriptLoading: 'defer',
      templateParameters: { zh: zhBrowser(floor) },
      meta: { robots: 'noindex' },
    }),
    ...(development ? [new ReactRefreshPlugin({ overlay: false })] : packed()),
  ],
  optimization: { ...client.optimization, splitChunks },
  devServer: undefined,
};

/** The same screens for the portal server, which renders them: one file that runs in Node. */
const renderer: webpack.Configuration = {
  name: 'renderer',
  cache: kept('renderer'),
  mode: 'production',
  target: 'node20',
  entry: './src/ssr/renderPage.tsx',
  devtool: false,
  output: {
    path: path.resolve(__dirname, 'dist/renderer'),
    filename: 'renderPage.js',
    library: { type: 'commonjs2' },
    assetModuleFilename: assetFile,
    publicPath: '/',
    clean: true,
  },
  resolve,
  module: {
    // Nothing is loaded later: a page is drawn at once.
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'ts-loader', options: { transpileOnly: true } } },
      {
        test: /\.css$/,
        use: { loader: 'css-loader', options: { modules: { ...cssModules, exportOnlyLocals: true } } },
      },
      { test: /\.svg$/, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  plugins: [new webpack.DefinePlugin(constants)],
  optimization: { minimize: false },
  performance: { hints: false },
};

export default [client, desk, renderer];
