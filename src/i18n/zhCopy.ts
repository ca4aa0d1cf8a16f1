/** Beside a phone number. */
export const zhCopy = { copy: '复制', copyPhone: '复制电话' } as const;
