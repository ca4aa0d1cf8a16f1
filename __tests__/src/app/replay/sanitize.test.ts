import fc from 'fast-check';
import { loadAllAreas } from '../../../../src/areas/loadAllAreas';
import { isPublished, portalApi } from '../../../../src/api/portalApi';
import { sameShape, scrubText, captchaPlaceholder, createSanitizer } from '../../../../src/app/replay/sanitize';

const everything = (value: unknown) => JSON.stringify(value);
/** A navigation, the response to a query, and words typed into a form. */
const committed = (path: string) => ({ type: 'location/locationCommitted', payload: path });
const fulfilled = <Payload>(endpointName: string, payload: Payload, arg: object = {}) => ({
  type: 'portalApi/executeQuery/fulfilled',
  payload,
  meta: { requestId: '1', arg: { endpointName, ...arg } },
});
const changed = (id: string, fields: object) => ({ type: 'drafts/draftChanged', payload: { id, fields } });

describe('a replaced value', () => {
  it('stays a valid mobile number where it was one', () => {
    expect(sameShape('13912345678')).toMatch(/^1[3-9]\d{9}$/);
    expect(sameShape('13912345678')).not.toBe('13912345678');
  });

  it('keeps the length and the places of letters, digits and characters', () => {
    expect(sameShape('li.mei@wood-works.com.cn')).toBe('xx.xxx@xxxx-xxxxx.xxx.xx');
    expect(sameShape('李梅')).toBe('某某');
    expect(sameShape('Li_mei88')).toBe('Xx_xxx00'.toLowerCase());
  });

  it('is not replaced again when a recording is opened and exported again', () => {
    fc.assert(fc.property(fc.string(), (value) => expect(sameShape(sameShape(value))).toBe(sameShape(value))));
    fc.assert(fc.property(fc.string(), (value) => expect(scrubText(scrubText(value))).toBe(scrubText(value))));
  });
});

describe('an action', () => {
  const sanitizer = createSanitizer();

  it('never holds a token, and different tokens stay different', () => {
    const first = sanitizer.action({ type: 'auth/loggedIn', payload: { token: 'tok-1' } });
    const second = sanitizer.action({ type: 'auth/tokenChangedElsewhere', payload: { token: 'tok-2' } });
    const again = sanitizer.action({ type: 'auth/loggedIn', payload: { token: 'tok-1' } });
    expect(everything([first, second])).not.toMatch(/tok-/);
    expect(first.payload.token).not.toBe(second.payload.token);
    expect(again).toEqual(first);
    expect(sanitizer.action(first)).toEqual(first);
  });

  it('holds the region of a contact, which other entries have as well, and nothing else of it', () => {
    const own = createSanitizer();
    const payload = { contactPerson: '李小梅', contactPhone: '13912345678', contactArea: '广西·南宁' };
    const sent = everything(own.action({ type: 'drafts/contactSent', payload }));
    expect(sent).toContain('广西·南宁');
    expect(sent).not.toMatch(/李小梅|13912345678/);
    const note = { type: 'page/shown', payload: '广西·南宁的板材，联系李小梅' };
    expect(own.action(note).payload).toBe('广西·南宁的板材，联系某某某');
  });

  it.each(['password', 'confirmPassword', 'validateCode', 'Authorization'])(
    'never holds a %s, wherever it stands',
    (name) => {
      const action = { type: 'anything/happened', payload: { deep: [{ [name]: 'hush-hush' }] } };
      expect(everything(sanitizer.action(action))).not.toContain('hush-hush');
      const ofDigits = { type: 'anything/happened', payload: { deep: [{ [name]: 472913 }] } };
      expect(everything(sanitizer.action(ofDigits))).not.toContain('472913');
    },
  );

  it.each([
    '/index?token=hush-hush',
    '/index?page=2&password=hush-hush#top',
    '/index#access_token=hush-hush',
    '/homeLogin?redirect=%2Findex%3FvalidateCode%3Dhush-hush',
  ])('never holds a secret that an address names: %s', (path) => {
    const here = createSanitizer();
    const safe = here.action(committed(path));
    expect(everything(safe)).not.toContain('hush-hush');
    expect(safe.payload.split('=')[0]).toBe(path.split('=')[0]);
    expect(createSanitizer().action(safe)).toEqual(safe);
  });

  it.each(['/policy/li.mei%40wood.com', '/policy/li.mei@wood.com'])(
    'replaces what identifies a person in the path of an address: %s',
    (path) => {
      const safe = createSanitizer().action(committed(path));
      expect(decodeURIComponent(safe.payload)).toBe('/policy/xx.xxx@xxxx.xxx');
    },
  );

  it('holds a grey picture in place of a captcha', () => {
    const action = fulfilled('getCaptcha', { picture: 'data:image/png;base64,AAAA', spoken: true });
    expect(sanitizer.action(action).payload).toEqual({ picture: captchaPlaceholder, spoken: true });
  });

  it('replaces what was typed about a person, and every free text', () => {
    const fields = {
      fdContactName: '李梅',
      fdContactPhone: '13912345678',
      fdContactEmail: 'li@wood.cn',
      fdContactWechat: 'limei88',
      fdApplicationInfo: '请致电 13912345678 或发信 li@wood.cn',
    };
    const arg = { endpointName: 'createOrder', originalArgs: { entry: fields } };
    const sent = { type: 'portalApi/executeMutation/pending', meta: { requestId: '1', arg } };
    const safe = [sanitizer.action(changed('intention:1', fields)), sanitizer.action(sent)];
    expect(everything(safe)).not.toMatch(/李梅|13912345678|li@wood|limei88|请致电/);
  });

  it.each([
    ['an absent token', { type: 'auth/tokenChangedElsewhere', payload: { token: null } }],
    ['the path of a later step', committed('/project/detail/project-17?from=list')],
    ['a path to return to', { type: 'loginReturn/returnKept', payload: '/project/detail/project-17?from=list' }],
    ['an id', { type: 'applied/projectApplied', payload: { fdId: 'project-17' } }],
    [
      'the message of a field, whatever it is called',
      {
        type: 'drafts/formRefused',
        payload: { id: 'i:1', errors: { fdContactPhone: '请填写联系电话', password: '密码不能少于6位' } },
      },
    ],
    [
      'what the site publishes',
      fulfilled('getGetbuginess', { fdContactsPerson: '王强', fdContactsPhone: '13700001111' }),
    ],
    ['the display settings', { type: 'display/displayChosen', payload: 'large-dark' }],
  ])('keeps %s as it is', (_what, action: { type: string }) => expect(sanitizer.action(action)).toEqual(action));
});

describe('what is not listed as public', () => {
  const texts = { note: '家住天府三街', amount: 13912345678, deep: [{ who: '李梅' }] };

  it('is exported only as its shape when it is a new slice', () => {
    const state = { location: { path: '/index' }, complaints: texts };
    expect(everything(createSanitizer().state(state))).not.toMatch(/天府|13912345678|李梅/);
    const action = { type: 'complaints/noted', payload: texts };
    expect(everything(createSanitizer().action(action))).not.toMatch(/天府|13912345678|李梅/);
  });

  it.each(['executeQuery', 'executeMutation'])('is exported only as its shape when it is a new call (%s)', (kind) => {
    const action = {
      type: `portalApi/${kind}/fulfilled`,
      payload: texts,
      meta: { requestId: '1', requestStatus: 'fulfilled', arg: { endpointName: 'getMyFile', originalArgs: texts } },
    };
    const safe = createSanitizer().action(action);
    expect(everything(safe)).not.toMatch(/天府|13912345678|李梅/);
    expect(safe.meta).toMatchObject({ requestId: '1', requestStatus: 'fulfilled', arg: { endpointName: 'getMyFile' } });
  });

  it('includes every query whose area does not call it published, each of them on purpose', async () => {
    await loadAllAreas();
    const queries = Object.entries(portalApi.endpoints as Record<string, object>).flatMap(([name, endpoint]) =>
      'useQuery' in endpoint ? [name] : [],
    );
    expect(queries.length).toBeGreaterThan(30);
    expect(queries.filter((name) => !isPublished(name)).sort()).toEqual([
      'getCaptcha',
      'getMyCounts',
      'getMyMarks',
      'getMyProfile',
      'getMySubmission',
      'getUserInfo',
      'listMySessions',
      'listMySubmissions',
    ]);
    expect(['unknown', 'constructor', 'logIn'].filter(isPublished)).toEqual([]);
  });
});

describe('an entry that was typed on this page', () => {
  const entry = { fdContactsPerson: '周雅', fdContactsPhone: '13912345678', fdContactsAddress: '木业大道 8 号' };
  const row = { fdId: '1', fdGetbuginessName: '实木板', ...entry };
  const other = { fdId: '2', fdContactsPerson: '王强', fdContactsPhone: '13700001111' };
  const answer = fulfilled('listGetbuginess', { rows: [row, other] });

  it('is replaced in the lists that publish it; the entries of others stay', () => {
    const sanitizer = createSanitizer();
    sanitizer.action(changed('publish:1', entry));
    const safe = everything(sanitizer.action(answer));
    expect(safe).not.toMatch(/周雅|13912345678|木业大道/);
    expect(safe).toMatch(/实木板.*王强.*13700001111/);
  });

  it('is replaced in a whole state, too', () => {
    const state = {
      portalApi: { queries: { list: { endpointName: 'listGetbuginess', data: answer.payload } }, mutations: {} },
      drafts: { owner: 'guest', byForm: { 'publish:1': { fields: entry } } },
    };
    expect(everything(createSanitizer().state(state))).not.toMatch(/周雅|13912345678|木业大道/);
  });
});

describe('a state', () => {
  it('loses token, account, drafts and sent entries, and keeps published content', () => {
    const published = { endpointName: 'getGetbuginess', data: { fdContactsPhone: '13700001111' } };
    const state = {
      auth: { token: 'tok-1', user: { username: '13912345678', fdComName: '示例木业' }, settled: true },
      drafts: { owner: '13912345678', byForm: { 'publish:1': { fields: { fdContactsPhone: '13912345678' } } } },
      notices: { error: '13912345678 已注册' },
      portalApi: {
        queries: {
          'getUserInfo(undefined)': { endpointName: 'getUserInfo', data: { username: '13912345678' } },
          'getGetbuginess("1")': published,
        },
        mutations: { sent: { endpointName: 'createOrder', data: { msg: 'li@wood.cn' } } },
      },
      location: { path: '/index' },
    };
    const safe = createSanitizer().state(state);
    expect(everything(safe)).not.toMatch(/tok-1|13912345678|li@wood/);
    expect(safe.portalApi.queries['getGetbuginess("1")']).toEqual(published);
    expect(safe.auth.user.fdComName).toBe('示例木业');
    expect(safe.location).toEqual(state.location);
  });

  it('keeps paths, ids, the display settings, and the guest, who is nobody', () => {
    const path = '/project/detail/project-17?from=list';
    const state = {
      ...{ applied: ['project-17'], loginReturn: { path }, location: { path }, display: 'large-dark' },
      drafts: { owner: 'guest', byForm: {} },
    };
    expect(createSanitizer().state(state)).toEqual(state);
  });
});

describe('what the program itself wrote', () => {
  it('keeps states, kinds, ids, receipt numbers and dates of what the account has sent, and forgets them', () => {
    const sanitizer = createSanitizer();
    const row = {
      number: 'FB-20261121-0007',
      kind: 'entry',
      side: '2',
      state: 'submitted',
      targetId: 'getbuginess-17',
      submittedAt: '2026-11-21 18:30:05',
      deadline: '2026-12-31',
      title: '实木颗粒板采购',
    };
    const arg = { originalArgs: { state: 'submitted' } };
    const { payload } = sanitizer.action(fulfilled('listMySubmissions', { rows: [row], total: 1 }, arg));
    expect(payload.rows[0]).toEqual({ ...row, title: '某某某某某某某' });
    const path = '/my/entries?state=submitted';
    expect(sanitizer.action(committed(path)).payload).toBe(path);
  });

  it('keeps the path of a page, whatever was typed', () => {
    const sanitizer = createSanitizer();
    sanitizer.action({ type: 'searchBox/searchTyped', payload: 'policy' });
    sanitizer.action({ type: 'accountForms/formChanged', payload: { redirect: '/project/detail/project-17' } });
    for (const path of ['/policy/detail/policy-3', '/project/detail/project-17'])
      expect(sanitizer.action(committed(path)).payload).toBe(path);
  });
});

describe('a telephone number that was typed into the search', () => {
  const typed = ['139 1234 5678', '+8613912345678', '13912345678'];

  it.each(typed)('%s is replaced in addresses, cache keys and arguments, everywhere by the same', (number) => {
    const sanitizer = createSanitizer();
    const key = `search(${JSON.stringify({ q: number })})`;
    const actions = [
      committed(`/search?q=${encodeURIComponent(number)}&area=policy`),
      committed(`/homeLogin?redirect=${encodeURIComponent(`/search?q=${number}`)}`),
      {
        type: 'portalApi/executeQuery/pending',
        meta: { requestId: '1', arg: { endpointName: 'search', originalArgs: { q: number }, queryCacheKey: key } },
      },
    ].map((action) => sanitizer.action(action));
    const state = sanitizer.state({
      location: { path: `/search?q=${encodeURIComponent(number)}` },
      portalApi: {
        queries: { [key]: { endpointName: 'search', originalArgs: { q: number } } },
        mutations: {},
        subscriptions: { [key]: { 1: {} } },
        provided: { keys: { [key]: [] } },
      },
    });
    const all = decodeURIComponent(everything([actions, state])).replace(/[^\d]/g, '');
    expect(all).not.toContain('13912345678');
    type Pending = { meta: { arg: { originalArgs: { q: string }; queryCacheKey: string } } };
    const { originalArgs, queryCacheKey } = (actions[2] as Pending).meta.arg;
    expect(queryCacheKey).toBe(`search(${JSON.stringify(originalArgs)})`);
    expect(Object.keys(state.portalApi.queries)).toEqual([queryCacheKey]);
    expect(Object.keys(state.portalApi.subscriptions)).toEqual([queryCacheKey]);
    expect(new URLSearchParams(state.location.path.split('?')[1]).get('q')).toBe(originalArgs.q);
    expect((actions[0] as { payload: string }).payload).toMatch(/&area=policy$/);
  });

  it('stays another one than a second number', () => {
    const sanitizer = createSanitizer();
    const [one, two] = ['13912345678', '13912345679'].map((q) => sanitizer.action(committed(`/search?q=${q}`)));
    expect(one).not.toEqual(two);
  });
});

it.each(['110101200002290013', '微信(limei88)', '028 6655 4433', 'QQ：8812345'])(
  'leaves no %s in any exported text, published ones too',
  (value) => {
    const sanitizer = createSanitizer();
    const published = { fdContent: `<p>${value}</p>`, fdGetbuginessName: value };
    const safe = [fulfilled('getGetbuginess', published), changed('publish:1', { fdGetbuginessName: value })];
    expect(everything(safe.map((action: { type: string }) => sanitizer.action(action)))).not.toContain(value);
  },
);
