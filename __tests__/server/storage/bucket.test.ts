import http from 'node:http';
import type { AddressInfo } from 'node:net';
import undici from 'undici';
import { Bucket } from '../../../server/storage/bucket';

const credentials = { accessKeyId: 'id', secretAccessKey: 'key' };

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
      credentials,
    });
    await bucket.check();
    await bucket.close();
    await new Promise((resolve) => service.close(resolve));
    expect(asked).toEqual([`${path.replace(/\/$/, '')}/files/?list-type=2&max-keys=1`]);
  },
);

it.each([
  ['files', 'us-east-1', 'https://files.s3.us-east-1.amazonaws.com/'],
  ['files', 'cn-north-1', 'https://files.s3.cn-north-1.amazonaws.com.cn/'],
  // The certificate is for one name before Amazon's.
  ['files.example.com', 'us-east-1', 'https://s3.us-east-1.amazonaws.com/files.example.com/'],
])('%s in %s is called by a name that the certificate has', async (name, region, address) => {
  const answer = { statusCode: 200, body: { text: async () => '<ListBucketResult/>' } };
  const asked = jest.spyOn(undici, 'request').mockResolvedValue(answer as never);
  const bucket = new Bucket({ bucket: name, prefix: '', region, endpoint: null, credentials });
  await bucket.check();
  await bucket.close();
  expect(String(asked.mock.calls[0]![0])).toBe(`${address}?list-type=2&max-keys=1`);
  asked.mockRestore();
});
