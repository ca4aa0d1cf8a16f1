import type { FastifyRequest } from 'fastify';
import { idempotencyKey } from '../http/idempotentWrites';
import { rateLimit } from '../http/rateLimit';
import { decoded } from '../lib/secrets';
import { BusinessError } from '../lib/errors';
import { fetchPicture, type Network } from './fetchPicture';
import { prepareStored, type PictureServices } from './storePicture';

/** One reason for all: a stranger's server, or one within the operator's network, is not described. */
export const notFetched = '没有取到这张图片，请保存到本机后上传';

/** The name of the file that an address names: people look for it, and it may become the picture's description. */
function nameIn({ pathname }: URL): string {
  const name = decoded(pathname.slice(pathname.lastIndexOf('/') + 1)).replace(/[^\p{L}\p{N}_.-]/gu, '');
  return [...name].slice(-80).join('') || '图片';
}

/**
 * Fetches a picture of another site and stores it like an uploaded one; a repeated request gets the first response.
 * @throws BusinessError for an address that leads to no picture
 */
export async function storeRemotePicture(
  services: PictureServices & { network: Network },
  request: FastifyRequest,
  accountId: string,
  address: string,
) {
  const { pictures, ephemeralStore, limits, idempotentWrites, network } = services;
  await rateLimit(ephemeralStore, 'upload', accountId, limits.uploads);
  if (!URL.canParse(address)) throw new BusinessError(notFetched);
  const url = new URL(address);
  const write = { key: idempotencyKey(request), scope: `remote picture ${accountId}`, content: address };
  return idempotentWrites.run(write, async () => {
    const place = await pictures.temporaryPath();
    try {
      await fetchPicture(place, url, network).catch((error: unknown) => {
        request.log.info({ err: error }, 'a remote picture was not fetched');
        throw new BusinessError(notFetched);
      });
      return await prepareStored(services, { accountId, use: 'content' }, { place, fileName: nameIn(url) });
    } finally {
      await pictures.discard(place);
    }
  });
}
