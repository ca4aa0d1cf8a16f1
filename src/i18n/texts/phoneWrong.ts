/** Used by the register page and by every form. */
export const phoneWrong = '手机号格式不正确';
