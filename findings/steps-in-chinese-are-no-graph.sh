#!/bin/sh
# The steps of a submission as a graph in DOT, with Chinese names without quotation marks, 待审核 -> 已发布, which Graphviz takes, as its names may have any letters beyond ASCII, read by libraries of npm.
# Guess: each reads the two steps and the arrow.
# Seen: @hpcc-js/wasm-graphviz 1.29.2 (Graphviz itself), @ts-graphviz/ast 3.0.6, dotparser 1.1.1 and ngraph.fromdot 7.1.0 do. graphlib-dot 0.6.4, which reads for dagre's drawings, raises an error at the first character; in quotation marks it reads them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @hpcc-js/wasm-graphviz@1.29.2 @ts-graphviz/ast@3.0.6 dotparser@1.1.1 graphlib-dot@0.6.4 ngraph.fromdot@7.1.0
cat > read.mjs <<'J'
import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { parse } from '@ts-graphviz/ast';
import dotparser from 'dotparser';
import graphlibDot from 'graphlib-dot';
import fromDot from 'ngraph.fromdot';

const graphviz = await Graphviz.load();
const libraries = {
  graphviz: (dot) => graphviz.layout(dot, 'plain'),
  '@ts-graphviz/ast': (dot) => JSON.stringify(parse(dot)),
  dotparser: (dot) => JSON.stringify(dotparser(dot)),
  'ngraph.fromdot': (dot) => {
    const names = [];
    (fromDot.default ?? fromDot)(dot).forEachNode(({ id }) => {
      names.push(id);
    });
    return names.join();
  },
  'graphlib-dot': (dot) => graphlibDot.read(dot).nodes().join(),
};
for (const dot of ['digraph { 待审核 -> 已发布 }', 'digraph { "待审核" -> "已发布" }'])
  for (const [name, read] of Object.entries(libraries)) {
    let seen = 'error';
    try {
      seen = ['待审核', '已发布'].every((step) => read(dot).includes(step)) ? 'both steps' : 'others';
    } catch {}
    console.log(`${dot}, ${name}: ${seen}`);
  }
J
node read.mjs | tee seen
diff seen - <<'T'
digraph { 待审核 -> 已发布 }, graphviz: both steps
digraph { 待审核 -> 已发布 }, @ts-graphviz/ast: both steps
digraph { 待审核 -> 已发布 }, dotparser: both steps
digraph { 待审核 -> 已发布 }, ngraph.fromdot: both steps
digraph { 待审核 -> 已发布 }, graphlib-dot: error
digraph { "待审核" -> "已发布" }, graphviz: both steps
digraph { "待审核" -> "已发布" }, @ts-graphviz/ast: both steps
digraph { "待审核" -> "已发布" }, dotparser: both steps
digraph { "待审核" -> "已发布" }, ngraph.fromdot: both steps
digraph { "待审核" -> "已发布" }, graphlib-dot: both steps
T
