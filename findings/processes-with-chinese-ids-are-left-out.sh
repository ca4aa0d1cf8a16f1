#!/bin/sh
# A process of BPMN whose ids are Chinese, as XML allows (an id is an NCName) and as the Chinese editors of backends in Java write them, read by the library under bpmn.io's editors and run by an engine of npm.
# Guess: it is read and written as it was, and runs, or reading it fails.
# Seen: with bpmn-moddle 10.3.1 the whole process is left out, with a warning that the id is illegal; what it writes then is a file without any process. bpmn-engine 25.0.1, which reads with it, says that there is no process to run. Names in Chinese are kept.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact bpmn-engine@25.0.1 bpmn-moddle@10.3.1
cat > read.mjs <<'J'
import { Engine } from 'bpmn-engine';
import { BpmnModdle } from 'bpmn-moddle';

for (const id of ['purchase', '采购审批']) {
  const source = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="http://portal.example/"><process id="${id}" name="采购审批" isExecutable="true"><startEvent id="start" name="开始"/></process></definitions>`;
  const moddle = new BpmnModdle();
  const { rootElement, warnings } = await moddle.fromXML(source);
  const { xml } = await moddle.toXML(rootElement);
  const run = await new Promise((resolve) => {
    new Engine({ source }).execute((error) => resolve(error ? error.message : 'has run'));
  });
  console.log(`${id}: ${/<process/.test(xml) ? 'written again' : 'nothing written'}, ${warnings.length} warnings, ${run}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
purchase: written again, 0 warnings, has run
采购审批: nothing written, 1 warnings, No executable processes
T
