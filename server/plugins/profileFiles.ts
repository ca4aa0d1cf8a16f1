import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ServerConfig } from '../config';
import { mediaKinds, mediaNames } from '../content/mediaFiles';
import { contentDisposition } from '../http/contentDisposition';
import type { PortalApp } from '../http/portalApp';
import { compressSvg } from './compressSvg';

/**
 * Serves the files that content refers to: /profile/pictures and /profile/files, first from the operator's data folder,
 * then from the demo content. A picture opened directly runs no scripts; a file is always sent as a download.
 */
export async function profileFiles(app: PortalApp, { contentDir, dataDir }: ServerConfig): Promise<void> {
  for (const kind of mediaKinds) {
    const root = [path.join(dataDir, kind), path.join(contentDir, kind)];
    for (const folder of root) fs.mkdirSync(folder, { recursive: true });
    await app.register(async (files) => {
      if (kind === 'pictures') compressSvg(files);
      await files.register(fastifyStatic, {
        root,
        prefix: `/profile/${kind}/`,
        decorateReply: false,
        index: false,
        dotfiles: 'ignore',
        cacheControl: false,
        schemaHide: true,
        allowedPath: (file) => mediaNames[kind].test(file),
        setHeaders(reply, file) {
          reply.setHeader('cache-control', 'public, max-age=3600');
          reply.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
          if (kind === 'files') reply.setHeader('content-disposition', contentDisposition(path.basename(file)));
        },
      });
    });
  }
}
