import fs from 'node:fs';
import path from 'node:path';
import { demoAccounts } from '../../../server/auth/newAccount';
import { makeZip } from '../../support/archives';
import { browsersAtHand, launch } from '../../support/browsers/launch';
import { recordedClient } from '../../support/browsers/recordedClient';
import { visitIn, type Visit } from '../../support/browsers/visit';
import { demoSeed } from '../../support/demoContent';
import { eventually } from '../../support/eventually';
import { publicationTexts } from '../../support/formScreens';
import { inLongRun } from '../../support/longRun';
import { brokenHeadings } from '../../support/looks';
import { layouts, screenNames, screensOf, type Screen } from '../../support/screens';
import { startTestServer, type TestServer } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';

const [company] = demoAccounts;
const widths = [390, 1440];
const height = 900;

let answer = '';
let server: TestServer;
let screens: Map<string, Screen>;
beforeAll(async () => {
  const clientDir = recordedClient(path.resolve(__dirname, '../../../dist/client'));
  const onCaptcha = (_session: string, newest: string) => {
    answer = newest;
  };
  server = await startTestServer({ config: { clientDir }, deps: { seed: demoSeed, onCaptcha } });
  screens = await screensOf(server.app);
});

it('has at least one browser', () => expect(browsersAtHand).not.toEqual([]));

describe.each(browsersAtHand)('in %s', (name, where) => {
  let visit: Visit;
  let hasWords: boolean;
  beforeAll(async () => {
    visit = visitIn(await launch(name, where), server.url);
    hasWords = await visit.browser.run(() => 'Segmenter' in Intl);
    await visit.browser.resize(1440, height);
  });

  const keepPicture = async (file: string) => {
    const folder = process.env.TEST_PICTURES;
    if (!folder) return;
    fs.mkdirSync(path.join(folder, name), { recursive: true });
    fs.writeFileSync(path.join(folder, name, `${file}.png`), await visit.browser.screenshot());
  };

  it.each(inLongRun(screenNames, layouts))(
    '%s shows its heading, breaks headings between words, fits its width and causes no error',
    async (screen) => {
      const { path: address, heading } = screens.get(screen)!;
      await visit.open(address);
      await visit.arrived(heading);
      for (const width of widths) {
        await visit.browser.resize(width, height);
        await eventually(async () => expect([width, await visit.sideways()]).toEqual([width, 0]));
        // Without a dictionary a browser breaks Chinese text anywhere.
        if (hasWords) expect([width, await brokenHeadings(visit.browser.run)]).toEqual([width, []]);
        await keepPicture(`${screen.replace(/\W+/g, '-')}-${width}`);
      }
      expect(await visit.errors()).toEqual([]);
    },
  );

  it('shows the portal’s own focus ring', async () => {
    await visit.open('/policy');
    await visit.arrived('企业政策');
    // Around its whole row, where the browser tells a visible focus from others.
    const rings = await visit.browser.run(() => {
      const link = document.querySelector<HTMLElement>('main h2 a')!;
      link.focus();
      return [getComputedStyle(link), getComputedStyle(link, '::after')].map(
        ({ outlineStyle, outlineWidth }) => `${outlineStyle} ${outlineWidth}`,
      );
    });
    expect(rings).toContain('solid 3px');
  });

  describe('a company', () => {
    const says = async (words: string) => {
      await visit.shows(words);
      expect(await visit.errors()).toEqual([]);
      await visit.click('确定');
    };
    /** The dialog shows its fields and dims the page behind it. */
    const opened = () =>
      eventually(async () => {
        const { shown, veil } = await visit.browser.run(() => {
          const dialog = document.querySelector('dialog[open]');
          const fields = dialog ? Array.from(dialog.querySelectorAll('label')) : [];
          const frame = dialog ? dialog.getBoundingClientRect() : { top: 0, bottom: 0 };
          const isShown = (field: Element) => {
            const { top, bottom } = field.getBoundingClientRect();
            return top >= frame.top && bottom <= frame.bottom;
          };
          return {
            shown: fields.filter(isShown).length,
            veil: dialog ? getComputedStyle(dialog, '::backdrop').backgroundColor : '',
          };
        });
        expect(shown).toBeGreaterThan(3);
        expect(veil).toBe('rgba(14, 30, 28, 0.56)');
      });
    const nthOf = async (list: string, key: string, n: number) => {
      const { rows } = (await server.app.inject(list)).json() as { rows: Record<string, string>[] };
      return { id: rows[n].fdId, title: rows[n][key] };
    };
    const firstOf = (list: string, key: string) => nthOf(list, key, 0);

    beforeAll(() => visit.browser.resize(1440, height));

    it('logs in', async () => {
      await visit.open('/homeLogin');
      await visit.arrived('登录');
      await visit.fill('用户名', company.username);
      await visit.fill('密码', company.password);
      await visit.hasCaptcha();
      await visit.fill('验证码', answer);
      await visit.click('登录');
      await visit.arrived('首页');
      expect(await visit.errors()).toEqual([]);
    });

    it('publishes a demand', async () => {
      const title = `需求 ${name}`;
      await visit.open('/supply_demand/demand');
      await visit.arrived('供需对接');
      await visit.click('发布需求');
      await opened();
      const day = `${new Date().getFullYear() + 1}-02-02`;
      const fields = { ...publicationTexts, 产品名称: title, 类别: 1, 截止日期: day };
      for (const [label, value] of Object.entries(fields)) await visit.fill(label, value);
      await keepPicture('publish');
      await visit.click('发布');
      await says('提交成功！');
      await visit.shows(title);
    });

    it('applies for a project with an attachment', async () => {
      const file = path.join(tempFolder(), '方案.zip');
      fs.writeFileSync(file, makeZip([{ name: 'plan.txt', data: Buffer.from('方案') }]));
      // A company applies once for a project, and all browsers share one server.
      const own = browsersAtHand.findIndex(([other]) => other === name);
      const { id, title } = await nthOf('/api/project/list', 'fdProjectName', own);
      await visit.open(`/project/detail/${id}`);
      await visit.arrived(title);
      await visit.click('在线申报');
      await opened();
      await visit.fill('联系人', '周工');
      await visit.fill('联系电话', '13911110001');
      await visit.fill('申报说明', '两条产线的改造方案。');
      await visit.browser.upload('dialog[open] input[type=file]', [file]);
      await visit.shows('已上传');
      await keepPicture('apply');
      await visit.click('提交');
      await says('提交成功！');
    });

    it('submits a purchase intention', async () => {
      const { id, title } = await firstOf('/api/app/list', 'fdAppName');
      await visit.open(`/shopping_mall/detail/${id}`);
      await visit.arrived(title);
      await visit.click('提交意向');
      await opened();
      await visit.fill('联系人', '周工');
      await visit.fill('联系电话', '13911110001');
      await visit.click('提交');
      await says('提交成功！');
    });

    it('opens a section from the menu of a narrow window', async () => {
      await visit.browser.resize(390, height);
      await visit.open('/contactUs');
      await visit.arrived('联系我们');
      await visit.click('菜单');
      await keepPicture('menu');
      await visit.click('企业政策');
      await visit.arrived('企业政策');
      expect(await visit.errors()).toEqual([]);
    });
  });
});
