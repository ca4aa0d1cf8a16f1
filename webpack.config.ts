import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { browserslistToTargets, Features, type Targets } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import 'webpack-dev-server';
import { classNames } from './scripts/webpack/classNames.mjs';
import { keepsFormerAssets } from './scripts/webpack/formerAssets.mjs';
import { NarrowRules } from './scripts/webpack/narrowRules.mjs';
import { asksForQa, pageSettings } from './scripts/webpack/pageSettings.mjs';
import { BuildManifest, NamedChunks, SharedFiles } from './scripts/webpack/plugins.mjs';
import { extras } from './src/contract/extras';
import { zhBrowser } from './src/i18n/zhBrowser';

const env = process.env;
const development = env.NODE_ENV === 'development';
const qa = asksForQa(env);
const port = env.PORT ?? '3000';
const host = env.HOST || '127.0.0.1';

/** The last commit that changed the pages' sources, so that builds of the same sources are identical. */
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

// Without a setting the development server offers what the embedded backend does: no portal server says it in the page.
const offered = env.PORTAL_EXTRAS || (development && !env.PORTAL_UPSTREAM ? extras.join() : undefined);
const asked = pageSettings({ ...env, PORTAL_EXTRAS: offered });

/** Build-time settings; `src/lib/settings.ts` is the only reader. */
const settings = {
  apiHost: asked.PORTAL_API_HOST,
  apiBase: asked.PORTAL_API_BASE,
  backendUrl: asked.PORTAL_BACKEND_URL,
  successCode: asked.PORTAL_SUCCESS_CODE,
  qa,
  version: commit ? `${version} (${commit})` : version,
  imageHosts: asked.PORTAL_IMAGE_HOSTS.split(/[\s,]+/).filter(Boolean),
  extras: asked.PORTAL_EXTRAS,
};

const names = classNames();

/** The build cache, in a folder that `npm ci` does not remove; the tests' build shares it. */
const kept = (name: string): webpack.Configuration['cache'] =>
  env.PORTAL_BUILD_CACHE
    ? {
        type: 'filesystem',
        name,
        cacheDirectory: path.resolve(__dirname, '.cache/webpack'),
        // Hash of everything that affects compilation, scripts/support/build.mjs, and the classes of other files.
        version: createHash('sha256')
          .update(`${env.PORTAL_BUILD_CACHE} ${[...names].join()}`)
          .digest('hex'),
        buildDependencies: { defaultWebpack: [] },
      }
    : undefined;

/** The oldest supported browsers, as listed in package.json. */
const floor = browserslist();

/** Fills in the page's template. html-webpack-plugin would compile it, which fails in a folder with a `#` in its name. */
function page(): string {
  const texts = zhBrowser(floor);
  const { name, tooOld, worksIn, browsers } = texts;
  const notice = JSON.stringify({ name, tooOld, worksIn, browsers });
  const zh: Record<string, string | string[]> = { ...texts, notice };
  const textOf = (value: string | string[] = []) =>
    typeof value === 'string' ? value : value.map((item) => `<li>${item}</li>`).join('');
  const template = fs.readFileSync(path.join(__dirname, 'public/index.html'), 'utf8');
  return template.replace(/<%= zh\.(\w+) %>/g, (_whole, name: string) => textOf(zh[name]));
}

/** Lets the parser recognize component creation, also in libraries: see `swc` and `swcOfPages`. */
const parser = { syntax: 'ecmascript', jsx: true };

/**
 * Compiles for the oldest browsers; an `import 'core-js/…'` becomes the parts that they lack. Marks the creation of
 * components, contexts and refs as pure, so that unused ones are dropped.
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
 * In development components are registered for React Fast Refresh.
 */
const jsc = development ? { parser, transform: { react: { development, refresh: true } } } : { parser };
const swcOfPages = { ...swc, options: { ...swc.options, jsc } };

/** `logLevel`: ts-loader warns of a compiler with another name than TypeScript's. */
const typescript = {
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    compiler: require.resolve('./scripts/webpack/typeStripper.cjs'),
    logLevel: 'error',
  },
};

const compressible = /\.(?:js|css|html|svg|json|txt)$/;

/**
 * Inserts a style sheet into the page: those of themes stay last, since they override the others, and are disabled
 * until they are needed (src/app/display/applyDisplay.ts).
 */
function insertStyles(link: HTMLLinkElement): void {
  const isTheme = link.href.includes('/theme-');
  if (isTheme) link.media = 'not all';
  document.head.insertBefore(link, isTheme ? null : document.querySelector('link[href*="/theme-"]'));
}

/**
 * Processing of the built files that browsers load.
 * @param chunk what the files of chunks are named by: names would be repeated in the initial script
 */
const packed = (chunk: '[id]' | '[name]'): webpack.WebpackPluginInstance[] => [
  new MiniCssExtractPlugin({
    filename: 'assets/[name].[contenthash:6].css',
    chunkFilename: `assets/${chunk}.[contenthash:6].css`,
    insert: insertStyles,
    // Chunks load in the order of navigation: no two modules style one element at the same specificity, so that their
    // order does not matter.
    ignoreOrder: true,
  }),
  new CompressionPlugin({ test: compressible, filename: '[path][base].gz', algorithm: 'gzip', minRatio: 1 }),
  new CompressionPlugin({
    test: compressible,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGBLOCK]: 16 },
    } as object,
    minRatio: 1,
  }),
];

/** The names of CSS modules' classes, which must be the same in both programs. */
const cssModules = {
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: '[name]__[local]',
  ...(!development && {
    getLocalIdent: ({ resourcePath }: { resourcePath: string }, _template: string, name: string) =>
      names.get(`${resourcePath} ${name}`),
  }),
};
const assetFile = 'assets/[name].[contenthash:6][ext]';
const resolve = { extensions: ['.tsx', '.ts', '.js'], symlinks: false };
/** Output paths, and which files of former builds are kept. */
const outputTo = (folder: string): webpack.Configuration['output'] => ({
  path: path.resolve(__dirname, folder),
  clean: development ? true : { keep: keepsFormerAssets(path.resolve(__dirname, folder)) },
});
/** Of every program; in development each watches for itself. */
const common: webpack.WebpackPluginInstance[] = [
  ...(development ? [] : [new SharedFiles()]),
  new webpack.DefinePlugin({ __PORTAL_SETTINGS__: JSON.stringify(settings), __PORTAL_QA__: JSON.stringify(qa) }),
];

/** A library that only one chunk needs is part of it: one request. */
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
    filename: development ? 'assets/[name].js' : 'assets/[name].[contenthash:6].js',
    chunkFilename: development ? 'assets/[name].js' : 'assets/[id].[contenthash:6].js',
    assetModuleFilename: assetFile,
    publicPath: '/',
    // A page's script may take two minutes to load: docs/behaviour/calls.md.
    chunkLoadTimeout: 120_000,
    trustedTypes: { policyName: 'webpack' },
  },
  resolve,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        use: [swcOfPages, typescript],
      },
      // Definitions and slices without side effects: unused ones are dropped.
      { test: /[\\/]src[\\/](?:contract|state)[\\/]/, sideEffects: false },
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
    ...common,
    new HtmlWebpackPlugin({
      templateContent: page,
      // The early script is for server-rendered pages.
      chunks: ['main'],
      scriptLoading: 'defer',
    }),
    new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html', '**/README.md'] } }] }),
    new BuildManifest(settings),
    ...(development
      ? [new ReactRefreshPlugin({ overlay: false })]
      : [...packed('[id]'), new NamedChunks(), new NarrowRules('theme-large')]),
  ],
  optimization: {
    minimizer: [
      // The script for unsupported browsers keeps its syntax.
      new TerserPlugin<JsMinifyOptions>({
        include: /old-browser/,
        minify: TerserPlugin.swcMinify,
        terserOptions: { ecma: 5, compress: false, mangle: true },
      }),
      new TerserPlugin<JsMinifyOptions>({
        exclude: /old-browser/,
        minify: TerserPlugin.swcMinify,
        // The libraries' licences go into one separate file.
        extractComments: { condition: true, filename: 'licenses.txt', banner: false },
        terserOptions: { ecma: 2020, compress: { passes: 3 }, mangle: true },
      }),
      new CssMinimizerPlugin<{ targets: Targets; exclude: number }>({
        minify: CssMinimizerPlugin.lightningCssMinify,
        // No sheet has `light-dark()`, whose replacement would add two variables to each colour scheme.
        minimizerOptions: { targets: browserslistToTargets(floor), exclude: Features.LightDark },
      }),
    ],
    // Measured before tree shaking: screens share definitions, and use little of them.
    splitChunks: { ...splitChunks, minSize: 40_000 },
  },
  performance: { hints: false },
  devServer: {
    // The same host as the backend's, whose demo accounts have public passwords.
    host,
    port: Number(port) + 1,
    hot: true,
    historyApiFallback: { rewrites: [{ from: /^\/backend(?:\/|$)/, to: '/desk/index.html' }] },
    proxy: [
      {
        context: (pathname: string, request: { method?: string }) =>
          /^\/(?:api|captcha|components|profile|docs)(?:\/|$)/.test(pathname) ||
          (request.method === 'POST' && /^\/(?:login|logout|register)(?:\/|$)/.test(pathname)),
        // A server on every address is reachable at loopback.
        target: `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`,
      },
    ],
  },
};

/**
 * The staff's desk: a separate page and compilation, so that it does not affect what visitors load, in a separate
 * folder, since a portal of plain files has no desk.
 */
const desk: webpack.Configuration = {
  ...client,
  name: 'desk',
  cache: kept('desk'),
  entry: { desk: './src/desk/entry.ts' },
  output: {
    ...client.output,
    ...outputTo('dist/desk'),
    chunkFilename: client.output!.filename,
    publicPath: '/desk/',
    uniqueName: 'desk',
  },
  plugins: [
    ...common,
    new HtmlWebpackPlugin({
      templateContent: page,
      scriptLoading: 'defer',
      meta: { robots: 'noindex' },
    }),
    ...(development ? [new ReactRefreshPlugin({ overlay: false })] : packed('[name]')),
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
    // One file without lazy chunks: pages are rendered synchronously.
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, use: typescript },
      {
        test: /\.css$/,
        use: { loader: 'css-loader', options: { modules: { ...cssModules, exportOnlyLocals: true } } },
      },
      { test: /\.svg$/, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  plugins: common,
  optimization: { minimize: false },
  performance: { hints: false },
};

export default [client, desk, renderer];
