import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import { onTestFinished } from 'vitest';

/** Credentials that the fake bucket accepts. */
export const KEYS = { keyId: 'key-of-the-bucket', secret: 'secret-of-the-bucket', region: 'ca-central-1' } as const;

export interface FakeBucket {
  url: string;
  objects: Map<string, Buffer>;
  /** Methods and names of the accepted calls, in order. */
  calls: string[];
  /** Number of calls to answer with 503. */
  failing: number;
}

/** Objects of one answer to a list. */
const PAGE = 3;

/** S3-compatible bucket on loopback, which checks every signature and checksum. */
export async function fakeBucket(): Promise<FakeBucket> {
  const bucket: FakeBucket = { url: '', objects: new Map(), calls: [], failing: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void answer(Buffer.concat(chunks)));
    const answer = async (body: Buffer) => {
      const address = new URL(request.url ?? '', bucket.url);
      const refuse = (status: number, code: string) => void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
      const sum = String(request.headers['x-amz-content-sha256']);
      const signer = new AwsV4Signer({ method: request.method ?? '', url: address.href, headers: { 'x-amz-content-sha256': sum }, accessKeyId: KEYS.keyId, secretAccessKey: KEYS.secret, service: 's3', region: KEYS.region, datetime: String(request.headers['x-amz-date']) });
      if (request.headers.authorization !== (await signer.authHeader())) return refuse(403, 'SignatureDoesNotMatch');
      if (bucket.failing > 0) {
        bucket.failing -= 1;
        return refuse(503, 'SlowDown');
      }
      const key = decodeURIComponent(address.pathname).replace('/bucket/', '');
      bucket.calls.push(`${request.method} ${key}`);
      if (request.method === 'PUT') {
        if (request.headers['content-length'] === undefined) return refuse(411, 'MissingContentLength');
        if (createHash('sha256').update(body).digest('hex') !== sum) return refuse(400, 'XAmzContentSHA256Mismatch');
        bucket.objects.set(key, body);
        return void response.end();
      }
      if (request.method === 'DELETE') {
        bucket.objects.delete(key);
        return void response.writeHead(204).end();
      }
      const keys = [...bucket.objects.keys()].filter((each) => each.startsWith(address.searchParams.get('prefix') ?? '')).toSorted();
      const from = Number(address.searchParams.get('continuation-token') ?? 0);
      const more = keys.length > from + PAGE;
      return void response.end(`<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''}${keys.slice(from, from + PAGE).map((each) => `<Contents><Key>${each.replaceAll('&', '&amp;')}</Key></Contents>`).join('')}</ListBucketResult>`);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  bucket.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
  return bucket;
}
