/** The consent that a company gives when it registers. */
export const zhConsent = {
  agree: '我已阅读并同意',
  terms: '《隐私条款》',
  missing: '请先阅读并同意《隐私条款》',
} as const;
