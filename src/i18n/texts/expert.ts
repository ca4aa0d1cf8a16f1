/** Only these facts of an expert appear on the home page. */
export const expert = {
  professionalTitle: '职称',
  workUnit: '工作单位',
  field: '擅长领域',
} as const;
