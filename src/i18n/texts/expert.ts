/** The home page names these facts of an expert, and no others. */
export const expert = {
  professionalTitle: '职称',
  workUnit: '工作单位',
  field: '擅长领域',
} as const;
