#!/bin/sh
# Guess: a project builds the same with webpack and html-webpack-plugin whatever its folder is called; both know
# queries and fragments in requests.
# Found (html-webpack-plugin 5.6.8): with webpack 5.112.2 it does, in a folder named `a #1` too. With webpack 5.113.0 the
# same project fails there: "Cannot read properties of undefined (reading 'assets')". The plugin names its entry after the
# template's whole path and looks for an asset of that name; webpack now writes `_` for `#` in output names that come from
# a chunk's name. `templateContent` in place of `template` starts no such compilation, and builds.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for version in 5.112.2 5.113.0; do
  project="$folder/$version/a #1"
  mkdir -p "$project"
  cd "$project"
  echo '{ "private": true }' > package.json
  npm install --silent --no-audit --no-fund --ignore-scripts "webpack@$version" html-webpack-plugin@5.6.8
  echo 'console.log(1)' > index.js
  echo '<!doctype html><title>page</title>' > page.html
  cat > build.cjs <<'EOF'
const fs = require('node:fs');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const given = { file: { template: 'page.html' }, content: { templateContent: () => fs.readFileSync('page.html', 'utf8') } };
const options = { context: __dirname, mode: 'production', entry: './index.js', plugins: [new HtmlWebpackPlugin(given[process.argv[2]])] };
webpack(options, (error, stats) => {
  const [first] = stats.toJson({ all: false, errors: true }).errors;
  const said = /Cannot read properties of undefined \(reading 'assets'\)/.exec(first?.message ?? '')?.[0];
  console.log(webpack.version, process.argv[2], error ?? said ?? first?.message ?? 'built');
});
EOF
  node build.cjs file
  node build.cjs content
done | tee "$folder/seen"
diff "$folder/seen" - <<'EOF'
5.112.2 file built
5.112.2 content built
5.113.0 file Cannot read properties of undefined (reading 'assets')
5.113.0 content built
EOF
