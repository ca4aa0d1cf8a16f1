#!/bin/sh
# The messages of libraries that check forms, in the Chinese that they come with: a name that is too short, a number that shall be whole, a day before the 5th of January 2026, and text where a number is asked for, on a page in China.
# Guess: a visitor can read them: Chinese words for what is asked for, and the day as it was given.
# Seen (TZ=Asia/Shanghai): Zod 4.6.7 (zhCN) says of a name that its "numerical value" is too small, leaves its own types in English, and shows the day in milliseconds: 数值过小：期望 string >=2 字符, 期望 date >=1767542400000.
# yup-locales 1.2.28 and @valibot/i18n 0.15.0 show the 4th, with T16:00:00.000Z; and text in place of a number is told by yup-locales with a piece of program text whose marks do not close. ajv-i18n 4.2.0 leaves integer and number.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact @valibot/i18n@0.15.0 ajv@8.20.0 ajv-i18n@4.2.0 valibot@1.5.0 yup@1.7.1 yup-locales@1.2.28 zod@4.6.7
cat > say.mjs <<'J'
import '@valibot/i18n/zh-CN';
import { Ajv } from 'ajv';
import translate from 'ajv-i18n';
import * as valibot from 'valibot';
import * as yup from 'yup';
import * as locales from 'yup-locales';
import { z } from 'zod';

const form = { name: '一', number: 1.5, day: new Date(2026, 0, 1), price: '面议' };
const first = new Date(2026, 0, 5);
z.config(z.locales.zhCN());
const zod = z.object({ name: z.string().min(2), number: z.int(), day: z.date().min(first), price: z.number() });
console.log(`Zod: ${zod.safeParse(form).error.issues.map(({ message }) => message).join(' | ')}`);
yup.setLocale(locales.zh);
const label = (schema, text) => schema.label(text);
const schema = yup.object({ name: label(yup.string().min(2), '姓名'), number: label(yup.number().integer(), '数量'), day: label(yup.date().min(first), '日期'), price: label(yup.number(), '价格') });
await schema.validate(form, { abortEarly: false }).catch(({ errors }) => console.log(`Yup: ${errors.join(' | ')}`));
valibot.setGlobalConfig({ lang: 'zh-CN' });
const { object, pipe, string, number, date } = valibot;
const checked = object({ name: pipe(string(), valibot.minLength(2)), number: pipe(number(), valibot.integer()), day: pipe(date(), valibot.minValue(first)), price: number() });
console.log(`Valibot: ${valibot.safeParse(checked, form).issues.map(({ message }) => message).join(' | ')}`);
const validate = new Ajv({ allErrors: true }).compile({ type: 'object', properties: { name: { type: 'string', minLength: 2 }, number: { type: 'integer' }, price: { type: 'number' } } });
validate(form);
translate.zh(validate.errors);
console.log(`Ajv: ${validate.errors.map(({ message }) => message).join(' | ')}`);
J
TZ=Asia/Shanghai node say.mjs | tee seen
diff seen - <<'T'
Zod: 数值过小：期望 string >=2 字符 | 无效输入：期望 int，实际接收 数字 | 数值过小：期望 date >=1767542400000 | 无效输入：期望 数字，实际接收 string
Yup: 姓名至少必须是2字符 | 数量必须是一个整数 | 日期字段必须比2026-01-04T16:00:00.000Z晚。 | 价格必须是`number, 但最终值是：`NaN`` (从值`"面议"```'').
Valibot: 无效的长度：预期为 >=2，而输入为 1 | 无效的整数：输入为 1.5 | 无效的值：预期为 >=2026-01-04T16:00:00.000Z，而输入为 2025-12-31T16:00:00.000Z | 无效的类型：预期为 number，而输入为 "面议"
Ajv: 不应少于 2 个字符 | 应当是 integer 类型 | 应当是 number 类型
T
