import { smallId } from './smallSeed';

/** Form values of a supply entry, valid with the small seed; `fdType` is one of its categories. */
export const publication = {
  fdComName: '示例木业',
  fdContactsPerson: '王一',
  fdContactsPhone: '13800000009',
  fdArea: '四川成都',
  fdContactsAddress: '示例路 2 号',
  fdGetbuginessName: '多层板',
  fdGetbuginessNumber: '12',
  fdGetbuginessModel: 'E0-18',
  fdGetbuginessPrice: '36.5',
  fdGetbuginessType: '2',
  fdType: 'board',
  fdDeadlineTime: '2099-12-31',
};

/** Form values of a registration, but its captcha. */
export const registration = {
  fdComName: '示例木业',
  userName: '13900000001',
  password: 'secret-1',
  confirmPassword: 'secret-1',
};

/** Form values of an application for the small seed's first project, or another. */
export const application = (project = 1) => ({
  fdProjectId: smallId(700 + project),
  fdProjectName: `项目 ${project}`,
  fdSubmitterName: '王一',
  fdSubmitterPhone: '02887654321',
});

/** Form values of an intention for the small seed's first app. */
export const intention = {
  fdAppId: smallId(101),
  fdAppName: '应用 1',
  fdContactName: '王一',
  fdContactPhone: '02887654321',
};
