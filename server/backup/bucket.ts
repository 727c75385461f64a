import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import type { BucketConfig } from '../config';
import { fileSum } from './backupFiles';

/** Time for one call, in milliseconds: a large file over a slow line. */
const CALL_MS = 30 * 60_000;

/** Objects of an S3-compatible bucket whose names begin with a prefix. Others are never listed, written or deleted. */
export interface Bucket {
  put(name: string, path: string): Promise<void>;
  /** Lists the names without the prefix. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
const decoded = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);

/** Texts of all elements of a name. The answer to a list is flat enough to be read without a parser. */
const elements = (xml: string, name: string): string[] => [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => decoded(text));

/** Opens the objects of a bucket with a prefix. Calls throw an Error that names the status, never the keys. */
export function openBucket({ url, keyId, secret, region }: BucketConfig, prefix: string): Bucket {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', ...(region === null ? {} : { region }), retries: 0 });
  const root = url.replace(/\/+$/, '');
  const call = async (method: string, address: string, init: RequestInit = {}): Promise<string> => {
    const response = await client.fetch(address, { ...init, method, redirect: 'error', signal: AbortSignal.timeout(CALL_MS) });
    const text = await response.text();
    if (!response.ok) throw new Error(`The bucket answered ${response.status} to ${method} (${elements(text, 'Code')[0] ?? 'no code'})`);
    return text;
  };
  const addressOf = (name: string) => `${root}/${[...prefix.split('/'), ...name.split('/')].filter(Boolean).map(encodeURIComponent).join('/')}`;
  return {
    // The body comes from the disk while it is sent. The bucket compares it with its checksum.
    put: async (name, path) => void (await call('PUT', addressOf(name), { body: await openAsBlob(path), headers: { 'x-amz-content-sha256': await fileSum(path) } })),
    async list() {
      const names: string[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(next === undefined ? {} : { 'continuation-token': next }) });
        const xml = await call('GET', `${root}?${query.toString()}`);
        names.push(...elements(xml, 'Key').filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)));
        [next] = elements(xml, 'IsTruncated').includes('true') ? elements(xml, 'NextContinuationToken') : [];
      } while (next !== undefined);
      return names;
    },
    remove: async (name) => void (await call('DELETE', addressOf(name))),
  };
}
