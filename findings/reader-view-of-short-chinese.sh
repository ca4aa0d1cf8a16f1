#!/bin/sh
# A notice of four paragraphs in Chinese, and the same notice in English, in a page with a menu (role="navigation") and a list of others
# (role="complementary"), in the library that Firefox makes its reader view with.
# Guess: the view is offered for both, and has the notice without the menu and the list: Readability drops such roles, and counts Chinese commas.
# Seen (@mozilla/readability 0.6.0): so it is in English. For the Chinese one it is not offered, since a paragraph counts from 140 characters on, and
# asked for, it has the menu and the list: a text of fewer than 500 characters is taken for a failure, and read again with nothing dropped. Chinese
# says in 210 characters what takes some 800 letters.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact jsdom@26.1.0 @mozilla/readability@0.6.0 >/dev/null 2>&1
cat > read.mjs <<'J'
import { isProbablyReaderable, Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';

const notices = {
  'zh-CN': [
    '各有关企业：为推进家居产业智能化改造，现组织申报二〇二六年度智能工厂培育项目，有关事项通知如下。',
    '申报企业应在本市注册，具有独立法人资格，近三年无重大安全、环保事故，财务状况良好，生产线自动化率不低于百分之六十。',
    '请于十二月三十一日前登录平台填写申报表，上传营业执照和审计报告，逾期不再受理，咨询电话见平台首页。',
    '评审分为资料审核、现场核查和专家评议三个阶段，结果在平台公示五个工作日，无异议的给予一次性奖励。',
  ],
  en: [
    'To all companies concerned: applications for the programme of smart factories of 2026, which is to advance the conversion of the furniture industry, are invited as follows.',
    'An applying company has to be registered in this city, be a legal person, have had no major accident of safety or environment in the last three years, be in sound finances, and have at least sixty per cent of its lines automated.',
    'Please log in to the platform before the 31st of December, fill in the form, and upload the business licence and the audit report; later ones are not accepted. The telephone number is on the home page.',
    'The review has three stages: documents, a visit on site, and an assessment by experts; the result is public on the platform for five working days, and those without objection receive a single award.',
  ],
};
for (const [language, paragraphs] of Object.entries(notices)) {
  const page = `<!doctype html><html lang="${language}"><title>a</title><div><div role="navigation">menu</div><h1>b</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}<div role="complementary">others</div></div></html>`;
  const offered = isProbablyReaderable(new JSDOM(page).window.document);
  const read = new Readability(new JSDOM(page).window.document).parse()?.textContent ?? '';
  console.log(`${language}: offered ${offered}, notice ${paragraphs.every((text) => read.includes(text))}, menu ${read.includes('menu')}, others ${read.includes('others')}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
zh-CN: offered false, notice true, menu true, others true
en: offered true, notice true, menu false, others false
T
