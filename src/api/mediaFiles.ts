/**
 * Whether a file of ours is there, and is a picture or a film: a server that answers pages for missing files would say yes to anything.
 * @throws TypeError when no answer came
 */
export async function isMediaThere(address: string, signal?: AbortSignal): Promise<boolean> {
  const { ok, headers } = await fetch(address, { method: 'HEAD', signal: signal ?? null });
  return ok && /^(image|video)\//i.test(headers.get('content-type') ?? '');
}
