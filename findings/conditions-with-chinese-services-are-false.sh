#!/bin/sh
# A step of a process that goes to the general manager above a sum: its condition calls a service of the engine, named above, with a variable named 金额, and the same with a service named 大于.
# Guess: both are called, as BPMN leaves the language to the engine and JavaScript takes such names, or the second is an error.
# Seen (bpmn-engine 25.0.1): the variable is found, and above is called. 大于 is not called, the condition is taken for false, and the order of 6000 goes the small way, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact bpmn-engine@25.0.1
cat > run.mjs <<'J'
import { EventEmitter } from 'node:events';
import { Engine } from 'bpmn-engine';

for (const name of ['above', '大于']) {
  const source = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" targetNamespace="http://portal.example/"><process id="order" isExecutable="true">
    <startEvent id="start"/><sequenceFlow id="first" sourceRef="start" targetRef="gateway"/><exclusiveGateway id="gateway" default="small"/>
    <sequenceFlow id="large" sourceRef="gateway" targetRef="manager"><conditionExpression xsi:type="tFormalExpression">\${environment.services.${name}(environment.variables.金额,5000)}</conditionExpression></sequenceFlow>
    <sequenceFlow id="small" sourceRef="gateway" targetRef="clerk"/><task id="manager"/><task id="clerk"/></process></definitions>`;
  const listener = new EventEmitter();
  const seen = [];
  listener.on('activity.end', ({ id }) => seen.push(id));
  const calls = [];
  const above = (sum, limit) => calls.push(sum) && sum > limit;
  const error = await new Promise((resolve) => {
    new Engine({ source }).execute({ listener, variables: { 金额: 6000 }, services: { [name]: above } }, resolve);
  });
  console.log(`${name}: called ${calls.length} times, ${seen.join(' ')}, ${error ? 'error' : 'no error'}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
above: called 1 times, start gateway manager, no error
大于: called 0 times, start gateway clerk, no error
T
