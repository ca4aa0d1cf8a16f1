import { feedOf } from '../head/feeds';
import { headFor } from '../head/headContext';
import { listHead } from '../head/listHead';
import { articleLists } from './route';

export const articleListHeads = articleLists.map((list) =>
  headFor(list, (context) => {
    const { api, section } = context.props;
    const told = feedOf(section.area);
    return listHead<{ fdId: string }>({ name: (row) => api.toArticle(row).title, feeds: told })(context);
  }),
);
