/** Timeout for a video's metadata, in milliseconds. After this, the video is accepted without a length. */
const PATIENCE_MS = 10_000;

/** Preloads an image. Resolves with false on failure. */
export async function loadImage(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}

/** Reads the length of a video in seconds. Resolves with null when it is unknown, and false when the video cannot be played. */
export function readLength(address: string): Promise<number | null | false> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const settle = (length: number | null | false) => {
      clearTimeout(timer);
      resolve(length);
    };
    const timer = setTimeout(() => settle(null), PATIENCE_MS);
    video.addEventListener('loadedmetadata', () => settle(Number.isFinite(video.duration) ? video.duration : null), { once: true });
    video.addEventListener('error', () => settle(false), { once: true });
    video.muted = true;
    video.preload = 'metadata';
    video.src = address;
  });
}
