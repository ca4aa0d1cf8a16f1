import { isApiError } from './client';

/** How backends word that there is no such entity. */
const saysMissing = /不存在|(?:未|没有?)(?:找|查询?)到|(?:找|查询?)不到|查无|已被?(?:删除|下架|下线|撤)/;

/** Whether the backend says that there is no such entity. A response without it is a load failure. */
export const isMissing = ({ error }: { error?: unknown }): boolean =>
  isApiError(error) &&
  (error.kind === 'business' || error.kind === 'http') &&
  ([404, 410].includes(error.code) || saysMissing.test(error.msg));
