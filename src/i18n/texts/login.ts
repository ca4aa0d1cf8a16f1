/** What a company agrees to when it registers. */
export const consent = {
  agree: '注册即表示同意',
  terms: '《隐私条款》',
} as const;

/** Texts of a login's second step, a chunk of its own. */
export const loginCode = {
  hint: '密码正确。请打开手机上的验证器应用，输入其中显示的 6 位动态验证码。总是不正确时，请先校准手机的时间。',
  recoveryHint: '请输入开启双重验证时保存的一个恢复码，每个只能用一次。恢复码也没有时，请管理员重置双重验证。',
  code: '动态验证码',
  recoveryCode: '恢复码',
  useRecoveryCode: '手机不在身边？使用恢复码',
  useCode: '改用动态验证码',
  back: '返回重新登录',
} as const;
