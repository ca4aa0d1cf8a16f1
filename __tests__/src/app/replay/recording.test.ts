import type { Reducer } from '@reduxjs/toolkit';
import { zhReplay } from '../../../../src/i18n/zhReplay';
import { warningsFor, readRecording } from '../../../../src/app/replay/recording';
import { rootReducer } from '../../../../src/app/store';
import '../../../../src/routes/sectionScreens';
import { locationCommitted } from '../../../../src/state/locationSlice';
import { replacePersonal } from '../../../../src/app/replay/personalText';
import { changesBetween, isFailure } from '../../../../src/app/replay/steps';

const reducer = rootReducer as unknown as Reducer<object>;
const start = rootReducer(undefined, { type: 'start' });
const moved = locationCommitted('/policy?page=2');
const scene = {
  format: 'portal-scene',
  version: 1,
  build: 'development',
  recordedAt: '2025-06-01T00:00:00.000Z',
  viewport: { width: window.innerWidth, height: window.innerHeight },
  initialState: start,
  actions: [moved],
  finalState: rootReducer(start, moved),
};
const read = (file: unknown) => readRecording(JSON.stringify(file), reducer);

describe('a file that can be opened', () => {
  it.each([
    ['a scene', scene],
    ['an export of Redux DevTools', { payload: JSON.stringify([moved]), preloadedState: JSON.stringify(start) }],
    [
      "DevTools' own lifted state",
      {
        actionsById: { 0: { action: { type: '@@INIT' } }, 7: { action: moved } },
        stagedActionIds: [0, 7],
        committedState: start,
      },
    ],
  ])('opens %s with its beginning and its actions', (_name, file) => {
    expect(read(file)).toMatchObject({ initialState: { location: { path: '' } }, actions: [moved] });
  });

  it('opens a scene of a former release, in which the attachment of a project was one path', () => {
    const originalArgs = { fdId: '1', clazz: 'project', key: 'projectAtt' };
    const arg = {
      endpointName: 'getAttachmentPath',
      queryCacheKey: 'getAttachmentPath(1)',
      type: 'query',
      originalArgs,
    };
    const meta = { arg, requestId: 'r1', requestStatus: 'pending', startedTimeStamp: 1 };
    const pending = { type: 'portalApi/executeQuery/pending', meta };
    const fulfilled = {
      type: 'portalApi/executeQuery/fulfilled',
      payload: '/profile/a.zip',
      meta: { ...meta, requestStatus: 'fulfilled', fulfilledTimeStamp: 2 },
    };
    const actions = [moved, pending, fulfilled];
    expect(read({ ...scene, actions })).toMatchObject({ actions });
  });

  it('opens a bare state without actions', () => {
    expect(read(scene.finalState)).toMatchObject({
      initialState: { location: { path: '/policy?page=2' } },
      actions: [],
    });
  });
});

it.each([
  ['no JSON', 'not json', zhReplay.notJson],
  ['a list', [1], zhReplay.notScene],
  ['an object of something else', { name: 'x' }, zhReplay.notScene],
  [
    'a state nested deeper than the stack reaches',
    `{"portalApi":{},"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    zhReplay.notScene,
  ],
  ['actions that are none', { ...scene, actions: 'x' }, zhReplay.notScene],
  ['an action without a type', { ...scene, actions: [moved, {}] }, zhReplay.notAction(2)],
  ['an address of another site', { ...scene, actions: [locationCommitted('//evil.example')] }, zhReplay.notAddress],
  [
    'an address that is no path',
    { ...scene, initialState: { ...start, location: { path: 'https://evil.example' } } },
    zhReplay.notAddress,
  ],
  [
    'an action the store cannot take',
    { ...scene, actions: [{ type: 'portalApi/internalSubscriptions/subscriptionsUpdated' }] },
    zhReplay.refused(1),
  ],
])('a file that cannot be opened is refused with its reason: %s', (_name, file, message) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  expect(() => readRecording(text, reducer)).toThrow(message);
});

describe('a recording that may look different here', () => {
  const questions = (changed: object) => warningsFor(read({ ...scene, ...changed }), scene.finalState);

  it.each<[when: string, changed: object, said: string[]]>([
    ['all is as it was', {}, []],
    ['another build recorded it', { build: 'abc' }, [zhReplay.otherBuild('abc')]],
    ['its end is not reached', { finalState: start }, [zhReplay.otherEnd]],
    ['its end is no state', { finalState: '末状态' }, []],
    ['the window had another size', { viewport: { width: 3, height: 4 } }, [zhReplay.otherViewport(3, 4)]],
  ])('is reported, or not, when %s', (_when, changed, expected) => expect(questions(changed)).toEqual(expected));

  it('is not reported for a slice that was not there when it was recorded', () =>
    expect(warningsFor(read(scene), { ...scene.finalState, searchBox: { isOpen: false } })).toEqual([]));
});

const masked = (text: string) => replacePersonal(text, (found) => '*'.repeat(found.length));
/** What remains without the replaced parts and their context. */
const remainder = (text: string) => masked(text).replace(/\*+|^请拨|联系$|^李工|周一至周五$/g, '');

it('leaves no letter of a name and no digit of a number, however it is spelled', () => {
  const left = personalTexts.filter((text) => masked(text) === text || /[0-9０-９]{2}|mei88|@/iu.test(remainder(text)));
  expect(left).toEqual([]);
});

it('leaves sizes, amounts, dates, order numbers and hotlines as they are', () => {
  expect(benignTexts.filter((text) => masked(text) !== text)).toEqual([]);
});

it('handles long repetitive texts in linear time', () => {
  // Inputs for catastrophic backtracking.
  for (const text of [
    '1'.repeat(100_000),
    '1 '.repeat(50_000),
    '微信 '.repeat(30_000),
    `${'a.'.repeat(50_000)}@`,
    '('.repeat(90_000),
  ])
    expect(masked(text)).toHaveLength(text.length);
});

describe('what a step changed', () => {
  it('lists each path with its value before and after', () => {
    const before = { location: { path: '/index' }, auth: { token: null }, list: [1] };
    const after = {
      location: { path: '/policy' },
      auth: { token: null, user: { fdComName: '示例木业' } },
      list: [1, 2],
    };
    expect(changesBetween(before, after)).toEqual([
      { path: 'location.path', before: '"/index"', after: '"/policy"' },
      { path: 'auth.user', before: undefined, after: '{"fdComName":"示例木业"}' },
      { path: 'list', before: '[1]', after: '[1,2]' },
    ]);
  });

  it('is nothing if only the objects are new', () => {
    expect(changesBetween({ list: [1], deep: { a: 1 } }, { list: [1], deep: { a: 1 } })).toEqual([]);
  });

  it('is truncated, as are long values', () => {
    const many = Object.fromEntries(Array.from({ length: 80 }, (_none, index) => [`k${index}`, 'x'.repeat(500)]));
    const changes = changesBetween({}, many);
    expect(changes).toHaveLength(50);
    expect(changes[0].after!.length).toBeLessThan(130);
  });
});

it.each([
  ['a refused call', { type: 'portalApi/executeQuery/rejected', meta: { requestStatus: 'rejected' } }, true],
  ['a call that was not needed', { type: 'x/rejected', meta: { requestStatus: 'rejected', condition: true } }, false],
  ['a notice of failure', { type: 'notices/workFailed' }, true],
  ['a refused form', { type: 'drafts/formRefused' }, true],
  ['an answer', { type: 'portalApi/executeQuery/fulfilled', meta: { requestStatus: 'fulfilled' } }, false],
])('a failure, or none: %s, %j, %s', (_name, action, expected) => expect(isFailure(action)).toBe(expected));

/** Spellings of personal data, and texts that only look alike: the corpus for the masking of scenes. */

/** Notations, parted by bars and line ends. */
const parted = (text: string) => text.trim().split(/ \| |\n +/);

/** Invented numbers and names, in every spelling found in practice. */
const mobiles = parted(`
  18611112222 | 186 1111 2222 | 186-1111-2222 | 186.1111.2222 | 186·1111·2222 | 186_1111_2222 | 186 11112222
  1861111 2222 | 18611 112222 | 186 111 12222 | 1861 111 2222 | 186 - 1111 - 2222 | +8618611112222
  +86 18611112222 | +86 186 1111 2222 | +86-186-1111-2222 | 0086 18611112222 | 8618611112222 | (+86)18611112222
  (86)18611112222 | １８６１１１１２２２２ | １８６ １１１１ ２２２２ | 1 8 6 1 1 1 1 2 2 2 2
  1-8-6-1-1-1-1-2-2-2-2 | 186/1111/2222 | 186—1111—2222 | ＋86 18611112222 | 一八六一一一一二二二二
  幺八六 一一一一 二二二二 | 186\u00a01111\u00a02222 | (186)11112222 | 186–1111–2222
`);
const landlines = parted(`
  028-66554433 | 028 66554433 | 02866554433 | (028)66554433 | （028）66554433 | 028 6655 4433 | 028-6655-4433
  0757-8336622 | 0757 833 6622 | 0757-83366221 | 07578336622 | (0755)26554433-8012 | 0755-26554433 转 8012
  +86 28 6655 4433 | +86-28-66554433 | ０２８－６６５５４４３３ | 010-5566 7788 | (010) 5566-7788 | 021.5566.7788
  028－66554433 | 0757-83366221转608 | 028—6655 4433
`);
const identities = parted(`
  510104199003071234 | 51010419900307123X | 51010419900307123x | 510104 19900307 1234 | 510104-19900307-1234
  5101 0419 9001 0112 34 | 5101 0519 9001 0112 34 | 510104 1990 0307 1234 | 510 104 1990 0307 1234
  ５１０１０４１９９００３０７１２３４ | 440606198811110028 | 440 606 198811110028 | 110101200002290013
  510104900307123
`);
const mails = parted(`
  li.mei@wood-works.com.cn | limei88@qq.com | LI_MEI+jia@163.com | li-mei@mail.wood.cn | li.mei＠wood.cn
  limei[at]wood.cn | limei(at)wood.cn | limei (at) wood.cn | li mei@wood.cn | limei @ wood.cn | limei@wood。cn
`);
const chats = parted(`
  微信：limei_88 | 微信:limei88 | 微信号limei88 | 微信号：limei88 | 微信号是limei88 | 微信(limei88)
  微信（limei88） | 微信ID：limei88 | 微信 ID: limei88 | 微信limei-88 | 加微信limei88 | 加微limei88 | 加微 limei88
  VX：limei88 | vx limei-88 | VX limei88 | wx：limei88 | WeChat: limei88 | weixin=limei88 | 薇信：limei88
  威信limei88 | V信 limei88 | 微信【limei88】 | 微信「limei88」 | 微信名：limei88 | 微信账号：limei88
  QQ：8812345 | QQ8812345 | QQ 8812345 | qq:88123456 | QQ号8812345 | QQ号码：8812345 | QQ群：881234567
  扣扣8812345 | 企鹅号：8812345 | 微信：8812345 | ＱＱ：８８１２３４５ | 微信 13800
`);
const around = [(one: string) => one, (one: string) => `请拨 ${one} 联系`, (one: string) => `李工，${one}，周一至周五`];

/** Texts that have to be masked. */
const personalTexts: readonly string[] = [
  ...[mobiles, landlines, identities].flat().flatMap((one) => around.map((put) => put(one))),
  ...[mails, chats].flat().flatMap((one) => around.slice(0, 2).map((put) => put(one))),
];

const sizes = [5, 8, 9, 12, 15, 16, 18, 20, 22, 25, 30, 36, 40].flatMap((thick) => [
  `2,440 × 1,220 × ${thick} mm`,
  `2440*1220*${thick}mm`,
  `${thick} mm 厚，2440 × 1220`,
  `1830-2745-${thick}`,
]);
const money = [5, 12.5, 88, 260, 1280, 12_800, 300_000, 1_500_000].flatMap((sum) => [
  `共 ${sum} 元`,
  `${sum.toLocaleString('en')} 元/张`,
  `¥${sum}.00`,
  `${sum} 万元`,
]);
const days = ['2025', '2026', '2027'].flatMap((year) => [
  ...[`${year}-11-21`, `${year}/11/21`, `${year}.11.21`, `${year}年11月21日`, `${year}-11-21 18:30:05`, `${year}1121`],
  ...[
    `${year}-11-21T18:30:05+08:00`,
    `${year}年1月—${year}年12月`,
    `${year}-01-01 至 ${year}-12-31`,
    `${year}1121183005`,
  ],
  ...[`${year} 年第 4 季度`, `${year}年11月21日 14:30—16:30`],
]);
const numbers = ['0007', '0131', '1022', '8841'].flatMap((one) => [
  ...[`SB-20251121-${one}`, `YX-20251121-${one}`, `订单 20251121-${one}`, `合同 HT2025-${one}`, `批次 2025112${one}`],
  ...[`粤建函〔2025〕${one} 号`, `型号 E0-${one}`, `货号 6901234${one}567`, `编号 A${one}B${one}C${one}`],
  ...[`GB/T 39600-2021`, `QB/T ${one}-2018`, `V2.${one}.1`, `第 ${one} 期`, `2440${one}`],
]);
const words = parted(`
  环保实木颗粒板 | 微信支付 | 关注微信公众号 | 扫码进入微信小程序 | 微信小程序 | 加微量胶水 | QQ 浏览器 | wx 文件
  全国统一热线 400-820-8820 | 95588 | 12345 政务服务热线 | 110 报警 | 客服 800-820-8820 | 邮编 528000
  东经 113.12345678，北纬 22.87654321 | 3.1415926535897932 | 圆周率 3.14159265358979 | 0.13812345678 | 1e10
  120 家企业、54 个项目、132 笔交易 | 1.5 亿元 | 12—18 个月 | 10%—15% | 30-50 人 | 第 3 条第（2）项 | policy-1024
  getbuginess-138 | a3f81c2b-0c1d-4e5f-8a9b-0c1d2e3f4a5b | 9f86d081884c7d659a2feaa0c55ad015 | 1763692800000
  20251121183005123 | 6222021234567890123 | 1024 × 768 | 16:9 | 1:50 000 | C:\\fakepath\\plan.zip
  月产能 13 500 张 | 库存 18600 张 | 年产 186 000 m³ | 1 861 111 | 11 000 000 000 | 99.99 % | № 13 | 0571 | 028
  @ 2026 | a@b | @limei | E1 级 | ENF 级 | 18 mm/25 mm | H1 1220 W2 2440 | 长 2440 宽 1220 厚 18 | 5G
  /policy?page=2 | /supply_demand/supply/3?month=2026-11 | /assets/main.1a2b3c4d5e.js | draft:publish:1 | #000000
  房屋 1001 室 | 3 栋 1702 | 周一至周五 9:00—17:30 | 08:30-12:00，13:30-17:30 | 共 12 页 | 第 1-6 项，共 37 项
`);
const inSentence = words.map((one) => `说明：${one}。`);

/** Texts without personal data. */
const benignTexts: readonly string[] = [...new Set([...sizes, ...money, ...days, ...numbers, ...words, ...inSentence])];
