import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bucket } from '../../../server/storage/bucket';

it.each(['', '/', '/storage/v1/s3', '/storage/v1/s3/'])(
  'is called under the path of its endpoint: "%s"',
  async (path) => {
    const asked: (string | undefined)[] = [];
    const service = http.createServer(({ url }, response) => {
      asked.push(url);
      response.end('<ListBucketResult/>');
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const bucket = new Bucket({
      bucket: 'files',
      prefix: '',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}${path}`,
      credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
    });
    await bucket.check();
    await bucket.close();
    await new Promise((resolve) => service.close(resolve));
    expect(asked).toEqual([`${path.replace(/\/$/, '')}/files/?list-type=2&max-keys=1`]);
  },
);
