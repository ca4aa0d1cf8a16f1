#!/bin/sh
# The address for a drawing in a cloud storage of China, by each storage's own SDK; the drawing is called 侧板#2 50%+A?.pdf, as people call files.
# Guess: the address, taken apart by URL, gives the name that it was made for: the SDK escapes what would end a path, since it is given the name and not an address.
# Seen: those of Alibaba (ali-oss 6.23.0), Tencent (cos-nodejs-sdk-v5 3.0.0) and MinIO 8.0.7 do. Qiniu's (qiniu 7.15.2) escapes % and Chinese, but neither # nor ?: the address is that of 侧板, and where it is signed (a private bucket),
# the signature stands behind the #, which no browser sends.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ali-oss@6.23.0 cos-nodejs-sdk-v5@3.0.0 minio@8.0.7 qiniu@7.15.2
cat > sign.cjs <<'J'
const OSS = require('ali-oss');
const COS = require('cos-nodejs-sdk-v5');
const { Client } = require('minio');
const { auth, rs } = require('qiniu');

const name = '侧板#2 50%+A?.pdf';
const qiniu = new rs.BucketManager(new auth.digest.Mac('key', 'secret'));
const storages = {
  'ali-oss': () => new OSS({ accessKeyId: 'key', accessKeySecret: 'secret', bucket: 'plans', region: 'oss-cn-shenzhen' }).signatureUrl(name),
  'cos-nodejs-sdk-v5': () => new COS({ SecretId: 'key', SecretKey: 'secret' }).getObjectUrl({ Bucket: 'plans-1250000000', Region: 'ap-guangzhou', Key: name }),
  minio: () => new Client({ endPoint: 's3.example', accessKey: 'key', secretKey: 'secret', region: 'us-east-1' }).presignedGetObject('plans', name),
  'qiniu, public': () => qiniu.publicDownloadUrl('http://cdn.example', name),
  'qiniu, private': () => qiniu.privateDownloadUrl('http://cdn.example', name, 1800000000),
};
(async () => {
  for (const [storage, sign] of Object.entries(storages)) {
    const { pathname, searchParams } = new URL(await sign());
    console.log(`${storage}: ${decodeURIComponent(pathname).replace(/^\/(plans\/)?/, '')}, ${Array.from(searchParams.keys()).length > 0 ? 'signed' : 'not signed'}`);
  }
})();
J
node sign.cjs | tee seen
diff seen - <<'T'
ali-oss: 侧板#2 50%+A?.pdf, signed
cos-nodejs-sdk-v5: 侧板#2 50%+A?.pdf, signed
minio: 侧板#2 50%+A?.pdf, signed
qiniu, public: 侧板, not signed
qiniu, private: 侧板, not signed
T
