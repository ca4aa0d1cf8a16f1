#!/bin/sh
# A reply to a quotation, with what it replies to below it as mail programs in China put it: Apple's 在…写道：, QQ's line 原始邮件, and 163's, which says wrote in English with the time first; read by libraries of npm that keep what is new.
# Guess: the answer alone is left, as it is of English mails, or Chinese is said not to be known.
# Seen: email-reply-parser 2.3.7, whose makers list Chinese, cuts the first alone; node-email-reply-parser 0.1.4 the first and QQ's; planer 1.2.0 none. All cut English.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact email-reply-parser@2.3.7 node-email-reply-parser@0.1.4 planer@1.2.0
cat > cut.cjs <<'J'
const EmailReplyParser = require('email-reply-parser');
const parse = require('node-email-reply-parser');
const planer = require('planer');

const mails = {
  English: '好的\n\nOn Mon, Jan 5, 2026 at 9:30 AM Zhang <zhang@a.example> wrote:\n> 报价89.5元\n',
  Apple: '好的\n\n在 2026年1月5日 09:30，张三 <zhang@a.example> 写道：\n> 报价89.5元\n',
  QQ: '好的\n\n------------------ 原始邮件 ------------------\n发件人: "张三"<zhang@a.example>;\n发送时间: 2026年1月5日(星期一) 上午9:30\n收件人: "李四"<li@a.example>;\n主题: 报价\n\n报价89.5元\n',
  163: '好的\n\nAt 2026-01-05 09:30:00, "张三" <zhang@a.example> wrote:\n>报价89.5元\n',
};
const libraries = {
  'email-reply-parser': (mail) => new (EmailReplyParser.default ?? EmailReplyParser)().read(mail).getVisibleText(),
  'node-email-reply-parser': (mail) => parse(mail).getVisibleText(),
  planer: (mail) => planer.extractFrom(mail, 'text/plain'),
};
for (const [name, cut] of Object.entries(libraries)) console.log(`${name}: ${Object.entries(mails).map(([program, mail]) => `${program} ${cut(mail).trim() === '好的' ? 'cut' : 'left'}`).join(', ')}`);
J
node cut.cjs | tee seen
diff seen - <<'T'
email-reply-parser: 163 left, English cut, Apple cut, QQ left
node-email-reply-parser: 163 left, English cut, Apple cut, QQ cut
planer: 163 left, English cut, Apple left, QQ left
T
