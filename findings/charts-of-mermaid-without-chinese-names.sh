#!/bin/sh
# Diagrams of mermaid, as manuals and reports in Markdown have them, with names in Chinese that stand without quotation marks, each as its manual writes the names of English.
# Guess: all kinds read them, as flow charts and states do.
# Seen (mermaid 12.3.0): flow, sequence, class, state, entities, Gantt, pie, quadrants, journey, timeline, mind map, C4, blocks and kanban read them. xychart (title, months), sankey (goods), requirement (name, and the text in Chinese), gitGraph (branch), architecture and radar refuse them with an error of the lexer
# or parser; with quotation marks xychart, gitGraph and sankey read them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jsdom@29.1.1 mermaid@11.17.2
cat > run.mjs <<'J'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<body></body>');
Object.assign(globalThis, { window, document: window.document });
const { default: mermaid } = await import('mermaid');
const diagrams = [
  'flowchart TD\n 待审核 --> 已发布',
  'sequenceDiagram\n 客户->>工厂: 询价',
  'classDiagram\n class 订单 {\n +单价: 金额\n }',
  'stateDiagram-v2\n 待审核 --> 已发布',
  'erDiagram\n 订单 ||--o{ 部件 : 含\n 订单 {\n string 单号\n }',
  'gantt\n dateFormat YYYY-MM-DD\n section 生产\n 开料 :2026-01-05, 3d',
  'quadrantChart\n x-axis 低 --> 高\n 衣柜: [0.3, 0.6]',
  'journey\n section 选购\n 看样: 5: 客户',
  'timeline\n 2025 : 投产',
  'mindmap\n 全屋定制\n  衣柜',
  'C4Context\n Person(客户, "客户")',
  'block-beta\n 衣柜 橱柜',
  'kanban\n 待办\n  报价',
  'xychart-beta\n x-axis [一月, 二月]\n bar [50, 60]',
  'xychart-beta\n x-axis ["一月", "二月"]\n bar [50, 60]',
  'sankey-beta\n\n木材,门板,10',
  'sankey-beta\n\n"木材","门板",10',
  'sankey-beta\n\nwood,doors,10',
  'requirementDiagram\n requirement 承重 {\n id: 1\n }',
  'gitGraph\n commit\n branch 门板\n commit',
  'gitGraph\n commit\n branch "门板"\n commit',
  'architecture-beta\n service 数据库(database)[数据库]',
  'radar-beta\n axis 价格, 质量\n curve 甲{3, 4}',
];
for (const diagram of diagrams) {
  const seen = await mermaid.parse(diagram).then(() => 'read', (error) => `not read, ${String(error.message).match(/Lexical error|Lexer error|Parse error/)[0]}`);
  console.log(`${JSON.stringify(diagram)}: ${seen}`);
}
process.exit();
J
node run.mjs | tee seen
diff seen - <<'T'
"flowchart TD\n 待审核 --> 已发布": read
"sequenceDiagram\n 客户->>工厂: 询价": read
"classDiagram\n class 订单 {\n +单价: 金额\n }": read
"stateDiagram-v2\n 待审核 --> 已发布": read
"erDiagram\n 订单 ||--o{ 部件 : 含\n 订单 {\n string 单号\n }": read
"gantt\n dateFormat YYYY-MM-DD\n section 生产\n 开料 :2026-01-05, 3d": read
"quadrantChart\n x-axis 低 --> 高\n 衣柜: [0.3, 0.6]": read
"journey\n section 选购\n 看样: 5: 客户": read
"timeline\n 2025 : 投产": read
"mindmap\n 全屋定制\n  衣柜": read
"C4Context\n Person(客户, \"客户\")": read
"block-beta\n 衣柜 橱柜": read
"kanban\n 待办\n  报价": read
"xychart-beta\n x-axis [一月, 二月]\n bar [50, 60]": not read, Lexical error
"xychart-beta\n x-axis [\"一月\", \"二月\"]\n bar [50, 60]": read
"sankey-beta\n\n木材,门板,10": not read, Parse error
"sankey-beta\n\n\"木材\",\"门板\",10": not read, Parse error
"sankey-beta\n\nwood,doors,10": read
"requirementDiagram\n requirement 承重 {\n id: 1\n }": not read, Lexical error
"gitGraph\n commit\n branch 门板\n commit": not read, Lexer error
"gitGraph\n commit\n branch \"门板\"\n commit": read
"architecture-beta\n service 数据库(database)[数据库]": not read, Lexer error
"radar-beta\n axis 价格, 质量\n curve 甲{3, 4}": not read, Lexer error
T
