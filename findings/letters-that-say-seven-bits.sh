#!/bin/sh
# A letter in Chinese with a long title and a drawing as its attachment, made by libraries of npm that write mails, looked at as it is sent.
# Guess: words of the title are 75 characters at most, as RFC 2047 has it, the drawing's name is encoded by RFC 2231, and what has other bytes than ASCII does not say that it has seven bits.
# Seen: nodemailer 10.6.1 does all. emailjs 5.0.3 writes encoded words within the quotation marks of the name, where RFC 2047 forbids them, and says 7bit of a text in UTF-8. mimetext 3.0.28 has the whole title in one word of 208 characters, the name as bare UTF-8, and says 7bit, too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact emailjs@5.0.3 mimetext@3.0.28 nodemailer@10.6.1
cat > write.mjs <<'J'
import { Message } from 'emailjs';
import { createMimeMessage } from 'mimetext';
import nodemailer from 'nodemailer';

const subject = '关于公开征集全屋定制板件供应商及五金配件供应商的通知（第二次）以及二零二六年度框架协议签订安排说明';
const filename = '侧板图纸.pdf';
const libraries = {
  nodemailer: async () => {
    const { message } = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail({ from: 'a@a.example', to: 'b@a.example', subject, text: '正文', attachments: [{ filename, content: 'a' }] });
    return message.toString();
  },
  emailjs: () => new Message({ from: 'a@a.example', to: 'b@a.example', subject, text: '正文', attachment: [{ data: 'a', name: filename, type: 'application/pdf' }] }).readAsync(),
  mimetext: () => {
    const message = createMimeMessage();
    message.setSender('a@a.example');
    message.setRecipient('b@a.example');
    message.setSubject(subject);
    message.addMessage({ contentType: 'text/plain', data: '正文' });
    message.addAttachment({ filename, contentType: 'application/pdf', data: 'YQ==' });
    return message.asRaw();
  },
};
for (const [name, write] of Object.entries(libraries)) {
  const text = await write();
  const words = text.match(/^Subject:.*(\r?\n[ \t].*)*/m)[0].match(/=\?\S+\?=/g);
  const part = text.split(/\r?\n--/).find((each) => /text\/plain/.test(each));
  console.log(`${name}: longest word ${Math.max(...words.map(({ length }) => length))}, name ${/filename[^\n]{0,12}/.exec(text)[0].trim()}, text ${/encoding: *(\S+)/i.exec(part)?.[1]}${/[^\0-\x7f]/.test(part) ? ' with other bytes' : ''}`);
}
J
node write.mjs | tee seen
diff seen - <<'T'
nodemailer: longest word 52, name filename*0*=utf-8''%, text base64
emailjs: longest word 57, name filename="=?UTF-8?Q?, text 7bit with other bytes
mimetext: longest word 208, name filename="侧板图纸.pdf", text 7bit with other bytes
T
