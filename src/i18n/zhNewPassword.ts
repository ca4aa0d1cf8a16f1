/** Shown to a company whose password the staff made up. */
export const zhNewPassword = '现在的密码是工作人员生成的。请先换成只有您知道的密码，再提交申报、意向或发布。';
