import { Type } from '@sinclair/typebox';
import { rowsWith } from '../db/queries';
import type { Store } from '../db/schema';
import type { AreaPlugin } from '../services';
import { contentArea } from './contentRoutes';
import { plainArea } from '../content/plainArea';
import { briefQuery, isBrief, listSchema, page, pagingQuery, readPaging, pageWindow } from '../http/pagination';
import { rowSchema, toWire, wireFields } from '../lists/listQuery';

// The backend calls the app detail `findOrderById`.
const reads = contentArea({ ...plainArea('app'), detail: 'findOrderById' });

/** Number of apps in the top list 优惠方案. */
const topSize = '3';

const topSchema = {
  tags: ['app'],
  querystring: Type.Object({ ...pagingQuery, ...briefQuery }),
  response: { 200: listSchema(rowSchema('app')) },
};

/** Apps on the top list, best rated first; missing or non-numeric ratings last. */
async function topApps(db: Store, brief: boolean) {
  const names = wireFields('app').map(([name]) => name) as 'fdId'[];
  const rows = await rowsWith(db, 'app', { top: '1' })
    .select([...names, 'fdRating'])
    .orderBy('fdId')
    .execute();
  const rating = ({ fdRating }: { fdRating: string | null }) => {
    const stars = Number(fdRating ?? NaN);
    return Number.isNaN(stars) ? -1 : stars;
  };
  return rows.sort((a, b) => rating(b) - rating(a)).map((row) => toWire('app', row, brief));
}

/** Apps, and the top three. */
export const app: AreaPlugin = (server, services) => {
  server.get('/api/app/findTopList', { schema: topSchema }, (request, reply) => {
    const paging = readPaging({ pageSize: topSize, ...request.query }, []);
    const brief = isBrief(request.query);
    const key = `findTopList ${brief} ${JSON.stringify(paging)}`;
    return services.responseCache.send(request, reply, 'app', key, async () => {
      const all = await topApps(services.db, brief);
      const { offset, limit } = pageWindow(paging, all.length);
      return page(all.length, all.slice(offset, offset + limit));
    });
  });
  return reads(server, services);
};
