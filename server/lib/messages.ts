/** Messages of the server; those about accounts come first, worded as in backends of this kind. */
export const messages = {
  wrongCaptcha: '验证码错误',
  wrongLogin: '用户不存在/密码错误',
  wrongLoginLeft: (tries: number) =>
    tries > 0 ? `用户不存在/密码错误，还剩 ${tries} 次` : '用户不存在/密码错误，帐户锁定10分钟',
  locked: '密码输入错误5次，帐户锁定10分钟',
  blocked: '用户已封禁，请联系管理员',
  tooOften: '访问过于频繁，请稍候再试',
  repeated: '不允许重复提交，请稍后再试',
  taken: (username: string) => `保存用户'${username}'失败，注册账号已存在`,
  wrongFlag: (value: string) =>
    `请求参数类型不匹配，参数[rememberMe]要求类型为：'java.lang.Boolean'，但输入值为：'${value.slice(0, 20)}'`,
  wrongPassword: '密码不正确',
  demoAccount: '演示账号不能修改密码或注销',
  noLogin: '未登录或登录已过期，请重新登录',
  notStaff: '当前账号不是工作人员账号，不能使用工作台',
  noRole: '当前账号没有使用此功能的权限，请联系管理员',
  noCompany: '当前账号没有企业信息，不能进行此操作',
  otherCompany: '企业信息与当前账号不一致',
  keyReused: '请求标识已用于其他内容，请重新提交',
  badKey: '请求标识格式不正确',
  siteName: '家居定制供应链',
  policyFeed: '企业政策 - 家居定制供应链',
  newsFeed: '行业动态 - 家居定制供应链',
  noSitemapPart: '站点地图没有这一部分',
  noHost: '请求没有有效的主机名',
  noFeed: '订阅源暂时不可用，请稍后再试',
} as const;
