/**
 * Whether a local file exists and is an image or a video. The type is checked because some servers respond to missing files with a page and status
 * 200.
 * @throws TypeError when the request fails without a response
 */
export async function isMediaThere(address: string, signal?: AbortSignal): Promise<boolean> {
  const { ok, headers } = await fetch(address, { method: 'HEAD', signal: signal ?? null });
  return ok && /^(image|video)\//i.test(headers.get('content-type') ?? '');
}
