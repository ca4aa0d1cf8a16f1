#!/bin/sh
# Ranges in a notice as they are written in China, with a tilde, 补贴3~5万元，分2~3年发放, shown by libraries of npm for Markdown: plain ones, with sub (~a~), and with the marks of GitHub, whose specification (0.29) has one or two tildes for struck text.
# Guess: the tildes stay: each stands between a digit and a digit, so that none of them opens what another closes.
# Seen: markdown-it 15.0.0 as it comes and showdown keep them. Both libraries for sub lower 5万元，分2; marked and micromark with GFM, on which remark stands, strike it out, so that the notice promises 3 and 3年. A single range stays.
# singleTilde: false of micromark keeps them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact markdown-it-sub@2.0.0 markdown-it@15.0.3 marked@18.2.1 micromark-extension-gfm@3.0.0 micromark@4.0.3 remarkable@2.0.1 showdown@2.1.0
cat > run.mjs <<'J'
import { marked } from 'marked';
import MarkdownIt from 'markdown-it';
import sub from 'markdown-it-sub';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { Remarkable } from 'remarkable';
import showdown from 'showdown';

const texts = ['补贴3~5万元，分2~3年发放', '厚18~25mm'];
const showdownGithub = new showdown.Converter();
showdownGithub.setFlavor('github');
const libraries = {
  'markdown-it': (text) => new MarkdownIt().renderInline(text),
  'markdown-it-sub': (text) => new MarkdownIt().use(sub).renderInline(text),
  'remarkable, full': (text) => new Remarkable('full').render(text),
  marked: (text) => marked.parseInline(text),
  'micromark with GFM': (text) => micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
  'micromark, singleTilde: false': (text) => micromark(text, { extensions: [gfm({ singleTilde: false })], htmlExtensions: [gfmHtml()] }),
  'showdown, github': (text) => showdownGithub.makeHtml(text),
};
for (const [library, show] of Object.entries(libraries)) console.log(`${library}: ${texts.map((text) => show(text).replace(/<\/?p>|\n/g, '')).join(' | ')}`);
J
node run.mjs | tee seen
diff seen - <<'T'
markdown-it: 补贴3~5万元，分2~3年发放 | 厚18~25mm
markdown-it-sub: 补贴3<sub>5万元，分2</sub>3年发放 | 厚18~25mm
remarkable, full: 补贴3<sub>5万元，分2</sub>3年发放 | 厚18~25mm
marked: 补贴3<del>5万元，分2</del>3年发放 | 厚18~25mm
micromark with GFM: 补贴3<del>5万元，分2</del>3年发放 | 厚18~25mm
micromark, singleTilde: false: 补贴3~5万元，分2~3年发放 | 厚18~25mm
showdown, github: 补贴3~5万元，分2~3年发放 | 厚18~25mm
T
