import fc from 'fast-check';
import { captchaPlaceholder, createSanitizer, sameShape, scrubText } from '../../../../src/shell/replay/sanitize';

const everything = (value: unknown) => JSON.stringify(value);

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

  it('is not replaced again when a scene is opened and exported once more', () => {
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

  it('keeps an absent token absent', () => {
    const action = { type: 'auth/tokenChangedElsewhere', payload: { token: null } };
    expect(sanitizer.action(action)).toEqual(action);
  });

  it.each(['password', 'confirmPassword', 'validateCode', 'Authorization'])(
    'never holds a %s, wherever it stands',
    (name) => {
      const action = { type: 'anything/happened', payload: { deep: [{ [name]: 'hush-hush' }] } };
      expect(everything(sanitizer.action(action))).not.toContain('hush-hush');
    },
  );

  it('holds a grey picture in place of a captcha', () => {
    const action = {
      type: 'portalApi/executeQuery/fulfilled',
      payload: 'data:image/png;base64,AAAA',
      meta: { requestId: '1', arg: { endpointName: 'getCaptcha' } },
    };
    expect(sanitizer.action(action).payload).toBe(captchaPlaceholder);
  });

  it('replaces what was typed about a person, and phones and emails inside other texts', () => {
    const fields = {
      fdContactName: '李梅',
      fdContactPhone: '13912345678',
      fdContactEmail: 'li@wood.cn',
      fdContactWechat: 'limei88',
      fdApplicationInfo: '请致电 13912345678 或发信 li@wood.cn',
    };
    const typed = everything(sanitizer.action({ type: 'drafts/draftChanged', payload: { id: 'intention:1', fields } }));
    const sent = everything(
      sanitizer.action({
        type: 'portalApi/executeMutation/pending',
        meta: { requestId: '1', arg: { endpointName: 'createOrder', originalArgs: { entry: fields } } },
      }),
    );
    for (const text of [typed, sent]) expect(text).not.toMatch(/李梅|13912345678|li@wood|limei88/);
    expect(typed).toContain('请致电');
  });

  it('keeps the message of a field, whatever the field is called', () => {
    const action = {
      type: 'drafts/formRefused',
      payload: { id: 'intention:1', errors: { fdContactPhone: '请填写联系电话', password: '密码不能少于6位' } },
    };
    expect(sanitizer.action(action)).toEqual(action);
  });

  it('keeps what the site publishes to everyone', () => {
    const action = {
      type: 'portalApi/executeQuery/fulfilled',
      payload: { fdContactsPerson: '王强', fdContactsPhone: '13700001111', fdContactEmail: 'open@market.cn' },
      meta: { requestId: '1', arg: { endpointName: 'getGetbuginess' } },
    };
    expect(sanitizer.action(action)).toEqual(action);
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

  it('keeps the guest, who is nobody', () => {
    const state = { drafts: { owner: 'guest', byForm: {} } };
    expect(createSanitizer().state(state)).toEqual(state);
  });
});
